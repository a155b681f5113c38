//- verdict: failed
// What is taken is not what was compared.
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
            if (taken.compareAndSet(seen, null)) return taken.get();
            //                                          ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `value`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    static void threeOfThem(Object a, Object b, Object c) {
        if (a == b) {
            /*@ assert c == a */
            //         ^^^^^^ error[assertion]: /`c == a` may not hold here\./
        }
    }
}
