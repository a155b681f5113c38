/** Increment by lock (QED, Figure 1). */
class Counter {
    int x;
    final Object lock = new Object();

    void inc() {
        synchronized (lock) {
            int t = x;
            t = t + 1;
            x = t;
        }
    }
}
