//- verdict: verified
// A scratch pad that each thread has for itself: no discipline, and nobody else changes it.

/*@ thread_local */ class Pad {
    int used;
    Pad next;
    //@ global_invariant 0 <= used

    //@ requires n >= 0
    //@ modifies used
    //@ ensures used == n
    void set(int n) { used = n; }
}

class ThreadLocalScratch {
    //@ guarded_by holder == tid
    private int total;

    void work(Pad pad) {
        if (pad == null) return;
        pad.used = 3;
        synchronized (this) { total++; }
        //@ assert pad.used == 3
        pad.set(5);
        synchronized (this) { total++; }
        //@ assert pad.used == 5
    }

    void fresh() {
        Pad first = new Pad();
        first.next = new Pad();
        work(first);
        Pad second = first.next;
        if (second != null) second.used = 1;
    }
}
