//- verdict: failed
// An action that changes nothing is performed each time that its witness is passed.

class WitnessInLoop {
    private volatile int n;

    //@ performs action A (n) { n == \old(n) }
    void m() {
    //   ^ error[performs-end]: /`WitnessInLoop\.m` may return before it has performed all that it says: the first action is `A`/
        for (int i = 0; i < 2; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[performs]: /the action that `WitnessInLoop\.m` performs up to here may not come now/
            //@ witness A
        }
    }
}
