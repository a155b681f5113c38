/** Optimistic concurrency control (QED, Figure 13): compute outside of the critical section, and retry if somebody was faster. */
class Optimistic {
    private int z;
    private final Object m = new Object();

    void apply() {
        int x;
        first: synchronized (m) {
            x = z;
        }
        while (true) {
            int fx = 3 * x + 1;
            synchronized (m) {
                if (x <= z) {
                    z = fx;
                    break;
                }
                again: x = z;
            }
        }
    }
}
