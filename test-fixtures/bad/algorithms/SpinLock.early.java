//- verdict: failed
// The lock is given back before the change.
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
    //   ^^^^^^^^^ error[performs]: /`SpinLock\.increment` does not do what its action says when it returns: `count == \\old\(count\) \+ 1` may not hold/
        acquire();
        release();
        count++;
//      ^^^^^ error[access-discipline]: /`count` is read here although `owner == tid` may hold for another thread, which then relies on nobody else using it/
        //@ witness 1
    }
}
