//- verdict: failed
// Who returns has performed everything that was said, in its order.
import java.util.concurrent.atomic.AtomicInteger;

class ReturnsEarly {
    private final AtomicInteger a = new AtomicInteger();
    private final AtomicInteger b = new AtomicInteger();

    //@ performs action A (a.value) { a.value == 1 } ; action B (b.value) { b.value == 1 }
    void m(int k) {
    //   ^ error[performs-end]: /`ReturnsEarly\.m` may return before it has performed all its actions: the first action is `A`/
        if (k < 0) return;
        a.set(1); //@ witness A
        b.set(1); //@ witness B
    }
}
