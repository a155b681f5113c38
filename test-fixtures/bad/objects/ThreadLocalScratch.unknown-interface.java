//- verdict: failed
// Nobody knows what the interface is: under its name the pad may be kept anywhere.

/*@ thread_local */ class Pad implements Unheard {
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]
    int used;
}

class ThreadLocalScratch {
    //@ guarded_by holder == tid
    private int total;

    void work(Pad pad) {
        if (pad == null) return;
        pad.used = 3;
        synchronized (this) { total++; }
        //@ assert pad.used == 3
        //         ^^^^^^^^^^^^^ error[assertion]
    }
}
