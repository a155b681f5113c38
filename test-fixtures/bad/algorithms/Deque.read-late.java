//- verdict: failed
// A thief reads the item when the place is his no longer.
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

    //@ performs (top.value) { top.value == \old(top.value) && \result == -1 || top.value == \old(top.value) + 1 && \result == items.array[\old(top.value)] }
    static int steal() {
        int at = top.get();
        if (at >= bottom) return -1;
        if (top.compareAndSet(at, at + 1)) return items.get(at);
        //                                        ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `array\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        return -1;
    }
}
