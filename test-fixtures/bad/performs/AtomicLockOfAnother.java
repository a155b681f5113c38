//- verdict: failed
// A lock that looks at the flag of another one: its actions do not say when.
import java.util.concurrent.atomic.AtomicBoolean;

class AtomicLockOfAnother {
    private final AtomicBoolean busy = new AtomicBoolean();
    //@ ghost /*@ guarded_by owner == tid */ Thread owner;
    //@ global_invariant busy.value <==> owner != null

    //@ performs (busy.value, owner) { \old(owner) == null && owner == tid && busy.value }
    void lock() {
        while (true) {
            /*@ atomic */ {
                if (busy.compareAndSet(false, true)) {
                    //@ set owner = tid
                    return;
                }
            }
        }
    }

    //@ requires owner == tid
    //@ performs (busy.value, owner) { owner == null && !busy.value }
    void unlock() {
        /*@ atomic */ {
            busy.set(false);
            //@ set owner = null
        }
    }

    //@ performs () { \result == other.busy.value }
    boolean sees(/*@ non_null */ AtomicLockOfAnother other) {
        return other.busy.get();
    }
}

class Tally {
    private final /*@ non_null */ AtomicLockOfAnother lock = new AtomicLockOfAnother();
    //@ guarded_by lock.owner == tid
    private int n;

    //@ performs (n) { n == \old(n) + 1 }
    void add() {
        lock.lock();
        n++;
        lock.unlock();
//      ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `AtomicLockOfAnother\.unlock`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
