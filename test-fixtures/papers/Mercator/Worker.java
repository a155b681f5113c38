//- verdict: verified
// Takes addresses from the frontier, asks the table whether they are known, and puts the new ones back for the next round.

class Worker extends Thread {
    private final Background background;
    private final FingerprintTable table;
    private final Frontier frontier;
    private final Statistics statistics;

    // What only this worker sees of its own work.
    /*@ unwritable_by_env_if tid == this */
    private int visited;

    /*@ global_invariant background != null && table != null && frontier != null && statistics != null */

    /*@ requires background != null && table != null && frontier != null && statistics != null */
    Worker(Background background, FingerprintTable table, Frontier frontier, Statistics statistics) {
        this.background = background;
        this.table = table;
        this.frontier = frontier;
        this.statistics = statistics;
    }

    /*@ requires !table.L1.readers[this] && !table.L2.readers[this] */
    public void run() {
        /*@ loop_invariant !table.L1.readers[tid] && !table.L2.readers[tid] */
        while (true) {
            String address = frontier.take();
            if (address == null) {
                return;
            }
            visit(address);
        }
    }

    private void visit(String address) {
        long fingerprint = fingerprintOf(address);
        boolean isNew = table.put(fingerprint);
        visited = visited + 1;
        if (isNew) {
            statistics.found();
            frontier.put(address + "/next");
        } else {
            statistics.knew();
        }
        if (table.isFull()) {
            background.wakeUp();
        }
    }

    // Never 0, which stands for a free place in the table.
    private static long fingerprintOf(String address) {
        long hash = 7;
        int length = address.length();
        for (int i = 0; i < length; i++) {
            hash = hash * 31 + address.charAt(i);
        }
        if (hash < 0) {
            hash = -hash;
        }
        return hash + 1;
    }
}
