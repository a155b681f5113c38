//- verdict: unsupported
// Between two actions under a monitor an invariant for when it is free may not hold; and who waits gives up monitors.
class ActionsMeanwhile {
    private final Object m = new Object();
    //@ guarded_by m.holder == tid
    private int left, right;
    //@ global_invariant m.holder == null ==> left == right
    //@ guarded_by m.holder == tid
    private boolean taken;

    //@ action Left: also_modifies left ensures left == \old(left) + 1
    //@ action Right: also_modifies right ensures right == \old(right) + 1
    void both() {
        synchronized (m) {
            left++;
            right++;
        }
    }

    //@ performs action "Left" (left) { left == \old(left) + 1 } ; action "Right" (right) { right == \old(right) + 1 }
    void relayed() {
        both();
//      ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ActionsMeanwhile\.both`, which has `action` clauses, and takes monitors of which invariants may not hold meanwhile, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    }

    //@ requires m.holder != tid
    //@ action Take: also_modifies taken ensures !\old(taken) && taken
    void take() {
        synchronized (m) {
            while (taken) {
                try {
                    m.wait();
                } catch (InterruptedException e) {
                    // Again.
                }
            }
            taken = true;
        }
    }

    //@ requires m.holder != tid
    //@ performs (taken) { !\old(taken) && taken }
    void takes() {
        take();
//      ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ActionsMeanwhile\.take`, which has `action` clauses and may wait, so that it gives up monitors meanwhile, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    }
}
