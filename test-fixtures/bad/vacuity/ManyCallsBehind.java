//- verdict: failed
// The contradiction stands before more calls than there are questions: it is found all the same.

class ManyCallsBehind {
    //@ guarded_by holder == tid
    int x;

    //@ performs (x) { x == 1 && x == 2 }
    void never() { while (true) { } }

    //@ modifies \nothing
    //@ ensures \result >= 0
    int some() { return 1; }

    void calls() {
        never();
    //  ^^^^^^^ error[vacuous]
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        some();
        //@ assert 1 == 2
    }
}
