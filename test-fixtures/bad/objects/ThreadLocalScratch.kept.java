//- verdict: failed
// The pad is kept in a field where another thread finds it: then it is no thread's own, and is treated like everything else.

/*@ thread_local */ class Pad {
//                  ^^^^^^^^^^^ information[unsupported]
    int used;
    //@ global_invariant 0 <= used
}

class ThreadLocalScratch {
    //@ guarded_by holder == tid
    private int total;
    volatile Object last;

    void work(Pad pad) {
        if (pad == null) return;
        last = pad;
        pad.used = 3;
        synchronized (this) { total++; }
        //@ assert pad.used == 3
        //         ^^^^^^^^^^^^^ error[assertion]
    }
}
