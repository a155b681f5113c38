//- verdict: failed
// The flag goes up where nothing was taken, too.
import java.util.concurrent.atomic.AtomicInteger;

class DoneFlag {
    private final AtomicInteger n = new AtomicInteger();
    //@ guarded_by holder == tid
    private int m;

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void up() {
        boolean done = false;
        while (!done) {
            int c = n.get();
            done = n.compareAndSet(c, c + 1);
        }
    }

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void upBy() {
        for (boolean again = true; again; ) {
            int c = n.get();
            if (!n.compareAndSet(c, c + 1)) continue;
            again = false;
        }
    }

    //@ requires holder != tid
    //@ performs (m) { \old(m) > 5 && m == \old(m) - 5 }
    void take() {
    //   ^^^^ error[performs]: /`DoneFlag\.take` does not do what its action says when it returns: `\\old\(m\) > 5 && m == \\old\(m\) - 5` may not hold/
        boolean taken = false;
        while (!taken) {
            synchronized (this) {
                if (m > 5) {
                    m -= 5;
                }
                taken = true;
            }
        }
    }
}
