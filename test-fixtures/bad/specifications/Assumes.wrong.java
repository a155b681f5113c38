//- verdict: failed
// What is assumed does not give what is asserted.

class Assumes {
    //@ guarded_by holder == tid
    int x;
    //@ guarded_by holder == tid
    int y;

    synchronized void two() {
        //@ assume x == y
        x = x + 1;
        //@ assert x == y
        //         ^^^^^^ error[assertion]
    }

    void all() {
        //@ assume (\forall Assumes a; a.x == 3)
        synchronized (this) {
            //@ assert x == 3
            //         ^^^^^^ error[assertion]
        }
    }
}
