//- verdict: failed
// The flag goes up where the try fails: after one that succeeds comes another.
import java.util.concurrent.atomic.AtomicInteger;

class DoneFlag {
    private final AtomicInteger n = new AtomicInteger();
    //@ guarded_by holder == tid
    private int m;

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void up() {
        boolean done = false;
        while (!done) {
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before the next round of this loop, which may run forever, but the method has already changed something that others can see, so it is not one atomic action/
            int c = n.get();
            done = !n.compareAndSet(c, c + 1);
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
