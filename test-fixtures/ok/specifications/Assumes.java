//- verdict: verified
// What is assumed is specification: it may speak of several fields at once, and of all objects.

class Assumes {
    //@ guarded_by holder == tid
    int x;
    //@ guarded_by holder == tid
    int y;

    synchronized void two() {
        //@ assume x == y
        x = x + 1;
        //@ assert x == y + 1
    }

    synchronized void all() {
        //@ assume (\forall Assumes a; a.x == 3)
        //@ assert x == 3
    }
}
