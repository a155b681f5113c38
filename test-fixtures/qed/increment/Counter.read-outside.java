/** Increment by lock (QED, Figure 1). */
class Counter {
    int x;
    final Object lock = new Object();

    void inc() {
        int t;
        synchronized (lock) {
            t = x;
        }
        t = t + 1;
        synchronized (lock) {
            x = t;
        }
    }
}
