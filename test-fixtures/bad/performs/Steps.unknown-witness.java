//- verdict: failed
// Witnesses of actions that there are not.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs action A (count) { count == \old(count) + 1 } [] action B () { count > 0 }
    synchronized void one() {
        count++;
        //@ witness C
//          ^^^^^^^^^ error[spec-type]: /This method has no action `C`; its actions are `A`, `B`\./
    }

    //@ performs (count) { count == \old(count) + 1 }
    synchronized void two() {
        count++;
        //@ witness A
//          ^^^^^^^^^ error[spec-type]: /This method has no action `A`; its actions are `1`\./
    }

    //@ performs skip
    synchronized void none() {
        //@ witness A
//          ^^^^^^^^^ error[spec-type]: /This method has no action `A`; its actions are none\./
    }

    synchronized void three() {
        count++;
        //@ witness A
//          ^^^^^^^^^ error[spec-type]: /A `witness` says which action of the method happens here, but this method has neither `performs` nor `action`\./
    }
}
