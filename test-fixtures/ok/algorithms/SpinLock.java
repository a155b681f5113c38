//- verdict: verified
// A lock by busy waiting, test and test-and-set (Herlihy & Shavit, 7.2; the purity programs of QED, 6.1): attempts that fail change nothing, so `acquire` is one action that waits, and what a
// client does while it has the lock is one action, too. Neither fairness nor that it ever ends is said.
import java.util.concurrent.atomic.AtomicBoolean;

class SpinLock {
    private final AtomicBoolean isTaken = new AtomicBoolean();
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ global_invariant isTaken.value <==> owner != null
    //@ guarded_by owner == tid
    int count;

    //@ performs (owner, isTaken.value) { \old(owner) == null && owner == tid && isTaken.value }
    void acquire() {
        while (true) {
            boolean isMine = false;
            while (isTaken.get()) { }
            /*@ atomic */ {
                if (isTaken.compareAndSet(false, true)) {
                    isMine = true;
                    //@ set owner = tid
                }
            }
            if (isMine) return;
        }
    }

    //@ requires owner == tid
    //@ performs (owner, isTaken.value) { owner == null && !isTaken.value }
    void release() {
        /*@ atomic */ {
            isTaken.set(false);
            //@ set owner = null
        }
    }

    //@ modifies owner, isTaken.value
    //@ performs (count) { count == \old(count) + 1 }
    void increment() {
        acquire();
        count++;
        //@ witness 1
        release();
    }
}
