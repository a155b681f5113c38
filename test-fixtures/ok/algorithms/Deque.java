//- verdict: verified
// A deque for work stealing (Arora, Blumofe & Plaxton 1998; Chase & Lev 2005), bounded and not used again from the start. Its owner, the main thread, puts and takes at the bottom; others
// steal from the top, one action each: what is stolen is what was put there, and no two get the same place. `isLast` marks the moment when the owner is after the last item and must compete
// for it. Proved of `take`: that it keeps all this up. Not proved: what it gives; whether its action is the write of `bottom` or the swap of `top` is known only after it.
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
        items.set(at, item);
        bottom = at + 1;
        return true;
    }

    //@ performs (top.value) { top.value == \old(top.value) && \result == -1 || top.value == \old(top.value) + 1 && \result == items.array[\old(top.value)] }
    static int steal() {
        int at = top.get();
        if (at >= bottom) return -1;
        int item = items.get(at);
        if (top.compareAndSet(at, at + 1)) return item;
        return -1;
    }

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
        boolean isMine = at == first && top.compareAndSet(first, first + 1);
        /*@ atomic */ {
            bottom = at + 1;
            //@ set isLast = false
        }
        return isMine ? item : -1;
    }
}
