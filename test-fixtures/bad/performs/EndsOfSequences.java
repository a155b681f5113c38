//- verdict: failed
// Where sequences of steps end, and what is asked of them there.
import java.util.concurrent.locks.ReentrantLock;


class EndsOfSequences {
    volatile int count;

    /*@ performs () { false } */
    void never() {
        while (true) {
        }
    }

    // The call never comes back, so `count` is 5 for others, and never what the action says.
    /*@ performs (count) { count == 7 } */
    void announces() {
        count = 5;
        never();
//      ^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `EndsOfSequences\.never`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}

class KeepsItsLock {
    /*@ non_null */ private final ReentrantLock lock = new ReentrantLock();
    /*@ guarded_by lock.owner == tid */
    private int count;

    // A method with `modifies` may hold locks from one sequence to the next, and not at its end.
    /*@ modifies \nothing */
    /*@ performs (count) { count == \old(count) + 1 } */
    void increment() {
    //   ^^^^^^^^^ error[performs]: /`KeepsItsLock\.increment` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        lock.lock();
        count++;
    }
}

class Cell {
    volatile int value;
}

class MovesFirst {
    /*@ guarded_by holder == tid */
    private Cell current;

    // `current.value` is the value of the cell that `current` was when the sequence began.
    /*@ performs (current, current.value) { true } */
    synchronized void replace(Cell other) {
    //                ^^^^^^^ error[performs]: /`MovesFirst\.replace` changes more than its action names when it returns/
        current = other;
        if (other != null) other.value = 5;
    }
}

class CopiesToo {
    // A method of the library that writes is no local computation.
    /*@ performs () { true } */
    void copies(/*@ non_null */ int[] from, /*@ non_null */ int[] to) {
        if (from.length > 0 && to.length > 0) System.arraycopy(from, 0, to, 0, 1);
        //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `System\.arraycopy\(int\[\], int, int\[\], int, int\)`, which has a specification without `performs`, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    }
}
