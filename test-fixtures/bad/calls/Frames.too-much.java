//- verdict: failed
// What a frame names has changed behind the call, for all that is known; what it does not name, the method must not change; and what nobody protects, others change.

class Frames {
    //@ guarded_by[i] holder == tid
    private final /*@ non_null */ int[] a = new int[4];
    private final /*@ non_null */ int[] open = new int[4];
    //@ guarded_by holder == tid
    private int x;
    //@ ghost guarded_by[t] holder == tid Thread -> boolean seen;
    //@ global_invariant a.length == 4 && open.length == 4

    //@ requires holder == tid && 0 <= i && i < 4
    //@ modifies a[i]
    void setOne(int i) { a[i] = 7; }

    //@ requires holder == tid && 0 <= i && i < 3
    //@ modifies a[i]
    void setNext(int i) {
        a[i + 1] = 7;
//      ^^^^^^^^^^^^ error[modifies]
    }

    //@ requires holder == tid
    //@ modifies this.*
    void all() { x = 1; }

    //@ requires holder == tid && row != null && row.length == 4
    //@ modifies row[*]
    void fill(int[] row) { for (int i = 0; i < 4; i++) row[i] = 1; }

    //@ requires holder == tid
    //@ modifies seen[tid]
    void see(Thread other) {
        //@ set seen[tid] = true
        //@ set seen[other] = true
        //  ^^^^^^^^^^^^^^^^^^^^^^ error[modifies]
    }

    synchronized void one(int i) {
        if (i < 0 || i > 3) return;
        a[2] = 3;
        setOne(i);
        //@ assert a[2] == 3
        //         ^^^^^^^^^ error[assertion]
    }

    void object(/*@ non_null */ Frames other) {
        synchronized (other) {
            synchronized (this) {
                x = 4;
                other.all();
                //@ assert x == 4
                //         ^^^^^^ error[assertion]
            }
        }
    }

    synchronized void alias(int[] other) {
        if (other == null || other.length != 4) return;
        a[2] = 3;
        fill(other);
        //@ assert a[2] == 3
    }

    synchronized void unprotected() {
        open[1] = 5;
        setOne(0);
        //@ assert open[1] == 5
        //         ^^^^^^^^^^^^ error[assertion]
    }

    synchronized void entry(Thread t) {
        if (t == null) return;
        //@ set seen[t] = false
        see(Thread.currentThread());
        //@ assert !seen[t]
        //         ^^^^^^^^ error[assertion]
    }
}
