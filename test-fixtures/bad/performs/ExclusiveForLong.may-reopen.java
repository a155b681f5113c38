//- verdict: failed
// What is closed may be opened again, and written, before this thread reads on.

import java.util.concurrent.atomic.AtomicBoolean;

class ClosedRegister {
    volatile boolean closed;

    //@ writable_if !closed
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`ClosedRegister\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (!closed) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class ClosedByAtomic {
    final AtomicBoolean closed = new AtomicBoolean();

    //@ writable_if !closed.value
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`ClosedByAtomic\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (!closed.get()) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class FrozenRow {
    volatile boolean closed;

    //@ writable_if[i] !closed || i == 0
    final int[] row = new int[2];

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`FrozenRow\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (!closed) return 0;
        int first = row[1];
        //          ^^^^^^ error[race]: /`row\[1\]` is read here while another thread may be writing it: it is only protected while `!closed \|\| i == 0`/
        int second = row[1];
        //           ^^^^^^ error[race]: /`row\[1\]` is read here while another thread may be writing it: it is only protected while `!closed \|\| i == 0`/
        return first - second;
    }
}
