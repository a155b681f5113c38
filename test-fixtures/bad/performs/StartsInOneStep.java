//- verdict: unsupported
// An atomic block that starts a thread is not translated: the thread does not wait for the end of the block.
class StartsInOneStep {
    private volatile int steps;

    //@ performs (steps) { steps == \old(steps) + 1 }
    void step() {
        /*@ atomic */ {
            steps = steps + 1;
            new Thread(() -> { steps = 0; }).start();
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of a specified method in an atomic block/
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the start of a thread in an atomic block of a method with `performs`/
        }
    }
}
