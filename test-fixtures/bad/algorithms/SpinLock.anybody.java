//- verdict: failed
// Who does not have the lock may give it back.
import java.util.concurrent.atomic.AtomicBoolean;

class SpinLock {
    private final AtomicBoolean isTaken = new AtomicBoolean();
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ global_invariant isTaken.value <==> owner != null
    //@ guarded_by owner == tid
    int count;

    //@ performs (owner, isTaken.value) { owner == null && !isTaken.value }
    void release() {
        /*@ atomic */ {
            isTaken.set(false);
            //@ set owner = null
            //  ^^^^^^^^^^^^^^^^ error[write-discipline]: /`owner` is written here although `owner == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
}
