//- verdict: verified
//- java-checks: auto
// A method that only gives the lock names it: both critical sections hold the same one.
class NamedLock {
    private final Object lock = new Object();
    private int n;

    private Object lock() { return lock; }

    void inc() {
        synchronized (lock()) {
            n++;
        }
    }

    int get() {
        synchronized (this.lock()) {
            return n;
        }
    }
}
