//- verdict: failed
// A call that performs several actions is the witness of the caller's with the same label; then the exception comes after it.
class ThrowsAfterActions {
    private volatile int count;

    //@ action Count: also_modifies count ensures count == 1
    //@ action Rest: ensures true
    private void both() { count = 1; }

    //@ performs action "Count" (count) { count == 1 }
    void step(boolean fails) throws InterruptedException {
        both();
        if (fails) throw new InterruptedException();
    }

    //@ performs (count) { \result ? count == 1 : count == \old(count) }
    boolean tell(boolean fails) {
    //      ^^^^ error[performs]: /`ThrowsAfterActions\.tell` does not do what its action says when it returns: `\\result \? count == 1 : count == \\old\(count\)` may not hold/
        try {
            step(fails);
        } catch (InterruptedException e) {
            return false;
        }
        return true;
    }
}
