//- verdict: failed
// A test that looks again may see another value than the one that was compared.
import java.util.concurrent.atomic.AtomicInteger;
class Maximum {
    private final AtomicInteger last = new AtomicInteger();
    //@ performs (last.value) { last.value == (\old(last.value) > v ? \old(last.value) : v) }
    void max(int v) {
    //   ^^^ error[performs]: /`Maximum\.max` does not do what its action says when it returns: `last\.value == \(\\old\(last\.value\) > v \? \\old\(last\.value\) : v\)` may not hold/
        while (true) {
            int c = last.get();
            if (last.get() > v) return;
            if (last.compareAndSet(c, v)) return;
        }
    }
}
