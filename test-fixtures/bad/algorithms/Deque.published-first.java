//- verdict: failed
// The item is put where thieves are already looking.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

class Deque {
    private static final /*@ non_null */ AtomicIntegerArray items = new AtomicIntegerArray(1024);
    private static final /*@ non_null */ AtomicInteger top = new AtomicInteger();
    //@ writable_if tid == main
    private static volatile int bottom;
    //@ ghost /*@ writable_if tid == main */ static boolean isLast
    //@ global_invariant items.array.length == 1024 && 0 <= top.value && 0 <= bottom && bottom <= 1024
    //@ env_assumption \old(top.value) <= top.value && (tid == main ==> items.array[bottom] == \old(items.array[bottom]))
    /*@ env_assumption \old(top.value) == top.value && \old(top.value < bottom || isLast && top.value == bottom)
        ==> (top.value < bottom || isLast && top.value == bottom) && items.array[top.value] == \old(items.array[top.value]) */

    //@ requires tid == main && !isLast
    //@ modifies items.array[*]
    //@ performs (bottom) { \result == (\old(bottom) < 1024) && (\result ? bottom == \old(bottom) + 1 && items.array[\old(bottom)] == item : bottom == \old(bottom)) }
    static boolean put(int item) {
        int at = bottom;
        if (at == 1024) return false;
        bottom = at + 1;
        items.set(at, item);
//      ^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `array\[i\]`\) breaks what other threads assume of their environment: `\\old\(top\.value\) == top\.value && \\old\(top\.value < bottom \|\| isLast && top\.value == bottom\) ==> \(top\.value < bottom \|\| isLast && top\.value == bottom\) && items\.array\[top\.value\] == \\old\(items\.array\[top\.value\]\)` may not hold of this step/
//      ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `array\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        return true;
    }
}
