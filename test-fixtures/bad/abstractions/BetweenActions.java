//- verdict: failed
// Other threads run between two actions of one call.

class BetweenActions {
    private volatile int n;
    //@ guarded_by holder == tid
    private int first;
    //@ guarded_by holder == tid
    private int second;

    /*@ requires holder == tid
        action A: also_modifies first ensures first == n
        action B: also_modifies second ensures second == n */
    void looks() {
        /*@ atomic */ { first = n; }
        /*@ atomic */ { second = n; }
    }

    synchronized void m() {
        looks();
        int one = first;
        int two = second;
        /*@ assert one == two */
        //         ^^^^^^^^^^ error[assertion]: /`one == two` may not hold here\./
    }
}
