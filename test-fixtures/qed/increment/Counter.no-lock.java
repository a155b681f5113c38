/** Increment by lock (QED, Figure 1). */
class Counter {
    int x;
    final Object lock = new Object();

    void inc() {
        {
            int t = x;
            t = t + 1;
            x = t;
        }
    }
}
