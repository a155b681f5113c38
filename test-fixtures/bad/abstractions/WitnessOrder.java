//- verdict: failed
// The second action is said to happen before the first.

class WitnessOrder {
    private volatile int a;
    private volatile int b;

    /*@ action A: also_modifies a ensures a == 1
        action B: also_modifies b ensures b == 1 */
    void m() {
        /*@ witness B */
        //  ^^^^^^^^^ error[simulation]: /`B` is said to happen here, but `A`, which comes first, may not have happened yet/
        b = 1;
//      ^^^^^ error[simulation]: /this step \(it writes `b`\) changes more than `modifies` allows, so it would have to be the action `A`, but it may change what `also_modifies` of `A` does not list/
        a = 1;
//      ^^^^^ error[simulation]: /this step \(it writes `a`\) changes more than `modifies` allows, so it would have to be the action `B`, but it may change what `also_modifies` of `B` does not list/
    }
}
