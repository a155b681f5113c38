//- verdict: verified
// Tries that give up early are atomic, too.
import java.util.concurrent.atomic.AtomicInteger;
class Maximum {
    private final AtomicInteger last = new AtomicInteger();
    //@ performs (last.value) { last.value == (\old(last.value) > v ? \old(last.value) : v) }
    void max(int v) {
        while (true) {
            int c = last.get();
            if (c >= v) return;
            if (last.compareAndSet(c, v)) return;
        }
    }
}
