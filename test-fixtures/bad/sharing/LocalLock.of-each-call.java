//- verdict: failed
//- java-checks: auto
//- option: all
// Each call has a lock of its own, which protects nothing.
class LocalLock {
    private int score;
    //          ^^^^^ error[race]: /`score` may be written by one thread while another one uses it: no lock is held wherever it is used/
    void add(int n) {
        Object lock = new Object();
        synchronized (lock) { score += n; }
    }
    int score() {
        Object lock = new Object();
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
