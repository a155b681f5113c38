//- verdict: failed
// The owner takes the last item without competing, and lets it be put over.
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
    //@ modifies bottom, top.value, isLast
    //@ ensures !isLast
    static int take() {
        int at = bottom - 1;
        if (at < 0) return -1;
        /*@ atomic */ {
            bottom = at;
            //@ set isLast = top.value == at
        }
        int first = top.get();
        if (at > first) return items.get(at);
        int item = items.get(at);
        boolean isMine = at == first;
        /*@ atomic */ {
        //            ^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(top\.value\) == top\.value && \\old\(top\.value < bottom \|\| isLast && top\.value == bottom\) ==> \(top\.value < bottom \|\| isLast && top\.value == bottom\) && items\.array\[top\.value\] == \\old\(items\.array\[top\.value\]\)` may not hold of this step/
            bottom = at;
            //@ set isLast = false
        }
        return isMine ? item : -1;
    }
}
