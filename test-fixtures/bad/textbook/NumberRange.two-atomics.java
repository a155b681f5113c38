//- verdict: failed
// Each number is atomic, both together are not: the check is old when it is used.
import java.util.concurrent.atomic.AtomicInteger;

@ThreadSafe
class NumberRange {
    private final AtomicInteger lower = new AtomicInteger();
    private final AtomicInteger upper = new AtomicInteger();
    /*@ global_invariant lower != null && upper != null && lower.value <= upper.value */

    void setLower(int i) {
        if (i <= upper.get()) {
            lower.set(i);
//          ^^^^^^^^^^^^ error[global-invariant]: /the invariant `lower != null && upper != null && lower\.value <= upper\.value` may not hold after this: this step \(it writes `value`\)/
        }
    }
}
