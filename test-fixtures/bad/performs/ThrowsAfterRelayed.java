//- verdict: failed
// A call of a method of several actions is the witness of the one with the same label: the exception comes after it.
class ThrowsAfterRelayed {
    //@ guarded_by holder == tid
    private int count;

    //@ performs action "Count" (count) { count == \old(count) + 1 } ; action "Rest" () { true }
    private void both() {
        synchronized (this) {
            count++;
            //@ witness Count
        }
        synchronized (this) {
            int unused = count;
            //@ witness Rest
        }
    }

    //@ performs action "Count" (count) { count == \old(count) + 1 }
    void step(boolean fails) throws InterruptedException {
        both();
        if (fails) throw new InterruptedException();
    }

    //@ performs (count) { \result ? count == \old(count) + 1 : count == \old(count) }
    boolean tell(boolean fails) {
    //      ^^^^ error[performs]: /`ThrowsAfterRelayed\.tell` does not do what its action says when it returns: `\\result \? count == \\old\(count\) \+ 1 : count == \\old\(count\)` may not hold/
        try {
            step(fails);
        } catch (InterruptedException e) {
            return false;
        }
        return true;
    }
}
