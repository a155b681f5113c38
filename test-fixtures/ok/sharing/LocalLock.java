//- verdict: verified
//- java-checks: auto
//- option: all
// A lock that all threads have protects what they use under it.
class LocalLock {
    private int score;
    private final Object lock = new Object();
    void add(int n) {
        synchronized (lock) { score += n; }
    }
    int score() {
        synchronized (lock) { return score; }
    }
}

/** A lock of one call keeps apart the two threads of that call. */
class LocalLockOfThreads {
    int of(int[] left, int[] right) throws InterruptedException {
        Object lock = new Object();
        int[] total = new int[1];
        Thread first = new Thread(() -> {
            synchronized (lock) { total[0] += left.length; }
        });
        Thread second = new Thread(() -> {
            synchronized (lock) { total[0] += right.length; }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        synchronized (lock) { return total[0]; }
    }
}
