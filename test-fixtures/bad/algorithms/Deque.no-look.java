//- verdict: failed
// A thief does not look whether there is anything.
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
    //         ^^^^^ error[performs]: /`Deque\.steal` does not do what its action says when it returns: `top\.value == \\old\(top\.value\) && \\result == -1 \|\| top\.value == \\old\(top\.value\) \+ 1 && \\result == items\.array\[\\old\(top\.value\)\]` may not hold/
        int at = top.get();
        if (at >= 1024) return -1;
        int item = items.get(at);
        if (top.compareAndSet(at, at + 1)) return item;
        return -1;
    }
}
