//- verdict: failed
// The labels are the same, but not what the actions do, or when.
class Relayed {
    //@ guarded_by holder == tid
    private int count;

    //@ performs action Up (count) { count == \old(count) + 1 } ; action Down (count) { count == \old(count) - 1 }
    void upAndDown() {
        synchronized (this) {
            count++;
            //@ witness Up
        }
        synchronized (this) {
            count--;
            //@ witness Down
        }
    }

    //@ performs action Up (count) { count == \old(count) + 1 } ; action Down (count) { count == \old(count) - 2 }
    void downTwice() {
    //   ^^^^^^^^^ error[performs]: /`Relayed\.downTwice` does not do what its action `Down` says when it returns: `count == \\old\(count\) - 2` may not hold/
        upAndDown();
    }

    //@ performs action Down (count) { count == \old(count) - 1 } ; action Up (count) { count == \old(count) + 1 }
    void downAndUp() {
        upAndDown();
//      ^^^^^^^^^^^ error[performs]: /the action that `Relayed\.downAndUp` performs up to here may not come now/
    }

    //@ performs action Up (count) { count == \old(count) + 1 }
    void upOnly() {
    //   ^^^^^^ error[performs]: /`Relayed\.upOnly` returns after changing something that others can see, and no witness says which action that was/
        upAndDown();
    }

    // As one step it would change nothing; others may come in between.
    //@ performs (count) { count == \old(count) }
    void nothing() {
        upAndDown();
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `Down` of `Relayed\.upAndDown`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
