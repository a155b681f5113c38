//- verdict: failed
// It looks, and then takes: two threads may both have looked.
import java.util.concurrent.atomic.AtomicBoolean;

class SpinLock {
    private final AtomicBoolean isTaken = new AtomicBoolean();
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ global_invariant isTaken.value <==> owner != null
    //@ guarded_by owner == tid
    int count;

    //@ performs (owner, isTaken.value) { \old(owner) == null && owner == tid && isTaken.value }
    void acquire() {
    //   ^^^^^^^ error[performs]: /`SpinLock\.acquire` does not do what its action says when it returns: `\\old\(owner\) == null && owner == tid && isTaken\.value` may not hold/
        while (true) {
            boolean isMine = false;
            while (isTaken.get()) { }
            /*@ atomic */ {
                isTaken.set(true);
                isMine = true;
                //@ set owner = tid
                //  ^^^^^^^^^^^^^^^ error[write-discipline]: /`owner` is written here although `owner == tid` may hold for another thread, which then relies on nobody else writing it/
            }
            if (isMine) return;
        }
    }
}
