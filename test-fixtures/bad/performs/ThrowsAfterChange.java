//- verdict: failed
// Whoever throws has performed what a witness said, or nothing.
import java.util.concurrent.atomic.AtomicInteger;

class ThrowsAfterChange {
    private final AtomicInteger n = new AtomicInteger();

    //@ performs (n.value) { n.value == \old(n.value) + 5 }
    void m(int k) {
    //   ^ error[performs]: /`ThrowsAfterChange\.m` throws an exception after changing something that others can see, and no witness says which action that was/
        n.addAndGet(5);
        if (k < 0) throw new IllegalArgumentException();
    }
}
