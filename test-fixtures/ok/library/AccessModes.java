//- verdict: verified
// Two threads of which at most one gets in: each announces itself before it looks at the other. That rests on every thread seeing these accesses in one order, which `set`, `get` and
// `compareAndSet` promise, and the strong form of weakCompareAndSet too.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

class AccessModes {
    private final AtomicInteger first = new AtomicInteger(), second = new AtomicInteger();
    private final AtomicIntegerArray cells = new AtomicIntegerArray(2);
    private final Thread left, right;
    /*@ unwritable_by_env_if tid == left; writable_if tid == left && left != right */ /*@ ghost boolean leftIn; */
    /*@ unwritable_by_env_if tid == right; writable_if tid == right && left != right */ /*@ ghost boolean rightIn; */
    /*@ env_assumption \old(first.value) == 1 ==> first.value == 1 */
    /*@ env_assumption \old(second.value) == 1 ==> second.value == 1 */
    /*@ global_invariant leftIn ==> first.value == 1 */
    /*@ global_invariant rightIn ==> second.value == 1 */
    /*@ global_invariant !(leftIn && rightIn) */
    /*@ global_invariant cells.array.length == 2 */

    AccessModes(Thread left, Thread right) {
        this.left = left;
        this.right = right;
    }

    //@ requires tid == left && left != right
    void enterLeft() {
        first.set(1);
        int other;
        /*@ atomic */ { other = second.get(); /*@ set leftIn = (other == 0) */ }
    }

    //@ requires tid == right && left != right
    void enterRight() {
        second.set(1);
        int other;
        /*@ atomic */ { other = first.get(); /*@ set rightIn = (other == 0) */ }
    }

    boolean tries() {
        return first.weakCompareAndSetVolatile(0, 1) || second.compareAndSet(0, 1);
    }

    int cell() {
        cells.set(0, 1);
        return cells.get(1);
    }
}
