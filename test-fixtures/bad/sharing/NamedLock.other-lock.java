//- verdict: failed
//- java-checks: auto
// Two methods give two locks.
class NamedLock {
    private final Object lock = new Object();
    private final Object other = new Object();
    private int n;

    private Object lock() { return lock; }

    private Object other() { return other; }

    void inc() {
        synchronized (lock()) {
            n++;
        }
    }

    int get() {
        synchronized (other()) {
            return n;
            //     ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds/
        }
    }
}
