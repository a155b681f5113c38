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
