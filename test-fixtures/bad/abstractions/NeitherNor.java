//- verdict: failed
// A step that changes what no action lists, and of which no action's condition holds.

class NeitherNor {
    private volatile int a;
    private volatile int b;

    /*@ action A: also_modifies a ensures a > \old(a) || b == \old(b) */
    void m() {
        b = 5;
//      ^^^^^ error[simulation]: /this step \(it writes `b`\) changes more than `modifies` allows, so it would have to be the action `A`, but it may change what `also_modifies` of `A` does not list/
    }
}
