//- verdict: failed
//- java-checks: auto
// A subclass gives another lock at each call.
class NamedLock {
    private final Object lock = new Object();
    private int n;

    Object lock() { return lock; }

    void inc() {
        synchronized (lock()) {
            n++;
//          ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds/
        }
    }

    int get() {
        synchronized (lock()) {
            return n;
            //     ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds/
        }
    }
}

class Careless extends NamedLock {
    @Override
    Object lock() { return new Object(); }
}
