//- verdict: failed
// An action that changes nothing is performed each time that its witness is passed.

class WitnessInLoop {
    private volatile int n;

    //@ performs action A (n) { n == \old(n) }
    void m() {
    //   ^ error[performs-end]: /`WitnessInLoop\.m` may return before it has performed all its actions: the first action is `A`/
        for (int i = 0; i < 2; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[performs]: /the action that `WitnessInLoop\.m` performs up to here may not come now/
            //@ witness A
        }
    }
}

// Two actions in one critical section are one step for others: the specification says that somebody may see the first without the second, and nobody can.
class TwoInOneStep {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int x;
    /*@ guarded_by lock.holder == tid */ private int y;

    //@ performs action "A" (x) { x == \old(x) + 1 } ; action "B" (y) { y == \old(y) + 1 }
    void together() { synchronized (lock) { x++; /*@ witness A */ y++; /*@ witness B */ } }
    //   ^^^^^^^^ error[performs]: /`TwoInOneStep\.together` changes more than its action `B` names when it returns \(it does not name `x`, for one\)\. `A` and `B` are both done here before the lock is given back, so others see one step, and one step can be only one action: write one action that does both, or give the lock back in between/
    //   ^^^^^^^^ error[performs]: /the action that `TwoInOneStep\.together` performs when it returns may not come now\. `A` and `B` are both done here before the lock is given back, so others see one step, and one step can be only one action: write one action that does both, or give the lock back in between/

    //@ performs action "A" (x) { x == \old(x) + 1 } ; action "B" (y) { y == \old(y) + 1 }
    void wrongOrder() { synchronized (lock) { y++; /*@ witness B */ } synchronized (lock) { x++; /*@ witness A */ } }
    //                                                                              ^^^^ error[performs]: /the action that `TwoInOneStep\.wrongOrder` performs up to here may not come now/

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    void saysSo() { synchronized (lock) { x++; y++; } }

    //@ performs action "A" (x) { x == \old(x) + 1 } ; action "B" (y) { y == \old(y) + 1 }
    void apart() { synchronized (lock) { x++; /*@ witness A */ } synchronized (lock) { y++; /*@ witness B */ } }
}
//- verdict TwoInOneStep.saysSo: verified
//- verdict TwoInOneStep.apart: verified
