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
