//- verdict: verified
// What a called method may change is what its frame names: one element, all of one array, the fields of one object, one entry of a ghost map. All else is known behind the call as before.

class Frames {
    //@ guarded_by[i] holder == tid
    private final /*@ non_null */ int[] a = new int[4];
    //@ guarded_by[i] holder == tid
    private final /*@ non_null */ int[] b = new int[4];
    //@ guarded_by holder == tid
    private int x;
    //@ guarded_by holder == tid
    private int y;
    //@ ghost guarded_by[t] holder == tid Thread -> boolean seen;
    //@ global_invariant a.length == 4 && b.length == 4

    //@ requires holder == tid && 0 <= i && i < 4
    //@ modifies a[i]
    //@ ensures a[i] == 7
    void setOne(int i) { a[i] = 7; }

    //@ requires holder == tid
    //@ modifies a[*]
    void fill() { for (int i = 0; i < 4; i++) a[i] = 1; }

    //@ requires holder == tid
    //@ modifies this.*
    void all() { x = 1; y = 2; }

    //@ requires holder == tid
    //@ modifies seen[tid]
    void see() { 
       //@ set seen[tid] = true
    }

    synchronized void m1(Frames o) {
        b[1] = 5; a[2] = 3; x = 9;
        setOne(1);
        //@ assert b[1] == 5
        //@ assert a[2] == 3
        //@ assert x == 9
        //@ assert a[1] == 7
    }
    synchronized void m2() {
        b[1] = 5; x = 9;
        fill();
        //@ assert b[1] == 5
        //@ assert x == 9
    }
    void m3(/*@ non_null */ Frames o) {
        if (o == this) return;
        synchronized (o) { synchronized (this) {
            x = 4; o.x = 3; o.b[0] = 2;
            all();
            //@ assert o.x == 3
            //@ assert o.b[0] == 2
        } }
    }
    synchronized void m4(Thread t) {
        if (t == Thread.currentThread()) return;
        //@ set seen[t] = true
        see();
        //@ assert seen[t]
    }
}
