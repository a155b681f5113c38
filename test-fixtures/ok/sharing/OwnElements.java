//- verdict: verified
//- java-checks: auto
// Each thread has an element for itself, and who adds them up has waited for all.
class OwnElements {
    private final long[] partial = new long[4];

    long sum(int[] data) throws InterruptedException {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            final int id = i;
            ts[i] = new Thread(() -> {
                partial[id] = data[id];
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        long all = 0;
        for (long one : partial) all += one;
        return all;
    }
}

class TwoHalves {
    private final long[] halves = new long[2];

    long sum() throws InterruptedException {
        Thread a = new Thread(() -> {
            for (int i = 0; i < 50; i++) halves[0] += i;
        });
        Thread b = new Thread(() -> {
            for (int i = 50; i < 100; i++) halves[1] += i;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        return halves[0] + halves[1];
    }
}
