//- verdict: verified
// Loops that try until a local says that it is done: after the try that succeeds comes no other iteration.
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
        boolean taken = false;
        while (!taken) {
            synchronized (this) {
                if (m > 5) {
                    m -= 5;
                    taken = true;
                }
            }
        }
    }
}
