//- verdict: failed
// Whoever throws has performed what was said, or nothing.
import java.util.concurrent.atomic.AtomicInteger;

class ThrowsAfterChange {
    private final AtomicInteger n = new AtomicInteger();

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void m(int k) {
    //   ^ error[performs]: /`ThrowsAfterChange\.m` does not do what its action says when it returns: `n\.value == \\old\(n\.value\) \+ 1` may not hold/
    //   ^ error[performs]: /`ThrowsAfterChange\.m` throws an exception after changing something that others can see, and no witness says which action that was/
        n.addAndGet(5);
        if (k < 0) throw new IllegalArgumentException();
        n.addAndGet(-4);
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it enters an atomic block\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
