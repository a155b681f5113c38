//- verdict: failed
// What the called method performs contradicts itself, so nothing behind its call can be reached, and everything about it would be provable.

class PerformsFalse {
    //@ guarded_by holder == tid
    int x;

    //@ performs (x) { x == 1 && x == 2 }
    void never() { while (true) { } }

    void calls() {
        never();
    //  ^^^^^^^ error[vacuous]
        //@ assert 1 == 2
        x = 5;
    }
}
