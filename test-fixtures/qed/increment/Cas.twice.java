import java.util.concurrent.atomic.AtomicInteger;

/** Increment by compare-and-set (QED, Figure 2), and a client of it (Figure 3). */
class Cas {
    final AtomicInteger x = new AtomicInteger();

    void inc() {
        while (true) {
            int t = x.get();
            if (x.compareAndSet(t, t + 2)) break;
        }
    }

    void add(int n) {
        while (0 < n) {
            inc();
            n = n - 1;
        }
    }
}
