//- verdict: failed
// A constructor that is known by its specification alone may have handed the object out.

class HandsOutThis {
    static volatile HandsOutThis last;
    volatile int n;

    /*@ modifies HandsOutThis.last */
    HandsOutThis() {
        last = this;
    }

    static void m() {
        HandsOutThis made = new HandsOutThis();
        made.n = 1;
        /*@ assert made.n == 1 */
        //         ^^^^^^^^^^^ error[assertion]: /`made\.n == 1` may not hold here\./
    }
}
