//- verdict: failed
class Misplaced {
    //@ requires true
    //  ^^^^^^^^^^^^^ error[spec-syntax]
    private volatile int n;

    void m() {
        //@ ensures true
        //  ^^^^^^^^^^^^ error[spec-syntax]
        n = 1;
    }
}
