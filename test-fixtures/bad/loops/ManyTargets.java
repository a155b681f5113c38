//- verdict: failed
// What one of several called methods may change is unknown after a loop that calls it, whichever is the first of them.

class ManyTargets {
    /*@ guarded_by holder == tid */
    int n;

    synchronized void repeated(/*@ non_null */ Work work, int times) {
        n = 1;
        for (int i = 0; i < times; i++) {
            work.go(this);
        }
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }
}

abstract class Work {
    abstract void go(/*@ non_null */ ManyTargets at);
}

class Idle extends Work {
    //@ modifies \nothing
    //@ ensures true
    void go(/*@ non_null */ ManyTargets at) {
    }
}

class Setting extends Work {
    //@ requires at.holder == tid
    //@ modifies at.n
    //@ ensures true
    void go(/*@ non_null */ ManyTargets at) {
        at.n = 2;
    }
}
