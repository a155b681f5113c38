//- verdict: verified
// Writes what the workers have found to disk: at regular intervals, and when the table is full.

class Background extends Thread {
    final FingerprintTable table;
    private final Statistics statistics;
    private final int rounds;

    /*@ unwritable_by_env_if holder == tid */
    private boolean isWanted;

    /*@ global_invariant table != null && table.backgroundThread == this && statistics != null */

    /*@ requires statistics != null */
    Background(Statistics statistics, int rounds) {
        this.statistics = statistics;
        this.rounds = rounds;
        this.table = new FingerprintTable(this, 10000);
    }

    public synchronized void wakeUp() {
        isWanted = true;
        notifyAll();
    }

    private synchronized void await() {
        int patience = 3;
        while (!isWanted && patience > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                patience = patience - 1;
            }
        }
        isWanted = false;
    }

    /*@ requires !table.L2.readers[this] */
    public void run() {
        /*@ loop_invariant !table.L2.readers[tid] */
        for (int round = 0; round < rounds; round++) {
            await();
            int written = table.mergeToDisk();
            statistics.wrote(written);
        }
    }
}
