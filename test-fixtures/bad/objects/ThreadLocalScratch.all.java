//- verdict: failed
// A specification that speaks of all pads speaks of those of other threads too.

/*@ thread_local */ class Pad {
//                  ^^^^^^^^^^^ information[unsupported]
    int used;
}

class ThreadLocalScratch {
    //@ guarded_by holder == tid
    private int total;

    //@ requires (\forall Pad p; p.used == 3)
    void work() {
        synchronized (this) { total++; }
        //@ assert (\forall Pad p; p.used == 3)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
    }
}
