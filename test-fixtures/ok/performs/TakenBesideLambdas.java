//- verdict: verified
// Two lambdas of the workspace may be one object; that what was compared is one object holds in either order, and of all three.
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

class TakenBesideLambdas {
    final AtomicReference<Object> taken = new AtomicReference<>();
    final Supplier<String> one = () -> "one";
    final Supplier<String> other = () -> "other";

    //@ performs (taken.value) { \result == \old(taken.value) && taken.value == null }
    Object take() {
        while (true) {
            Object seen = taken.get();
            if (taken.compareAndSet(seen, null)) return seen;
        }
    }

    static void threeOfThem(Object a, Object b, Object c) {
        if (a == b && b == c) {
            /*@ assert c == a */
        }
    }
}
