//- verdict: failed
// What an action leaves open may be something else each time.

class OpenTwice {
    //@ guarded_by this.holder == tid
    private int n;

    /*@ requires this.holder == tid */
    /*@ performs (n) { n > 0 } */
    void bump() {
        n = n > 5 ? 1 : n + 2;
        if (n < 1) n = 1;
    }

    synchronized void m() {
        bump();
        int first = n;
        bump();
        int second = n;
        /*@ assert first == second */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`first == second` may not hold here\./
    }
}
