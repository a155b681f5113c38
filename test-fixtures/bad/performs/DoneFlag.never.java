//- verdict: failed
// The flag may be up before anything has been tried.
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
        boolean taken = m > 5;
        //              ^ error[access-discipline]: /`m` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
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
