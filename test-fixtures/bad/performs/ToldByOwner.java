//- verdict: failed
// The action of `isTaken` does not mention `busy`, but its result is what was read there: others look at it in the middle of `add`.
import java.util.concurrent.atomic.AtomicBoolean;

class ToldByOwner {
    private final AtomicBoolean busy = new AtomicBoolean();
    //@ ghost /*@ guarded_by owner == tid */ Thread owner;
    //@ global_invariant busy.value <==> owner != null

    //@ performs (busy.value, owner) { \old(owner) == null && !\old(busy.value) && owner == tid && busy.value }
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

    //@ performs () { \result == (owner != null) }
    boolean isTaken() { return busy.get(); }
}

class Client {
    private final /*@ non_null */ ToldByOwner lock = new ToldByOwner();
    //@ guarded_by lock.owner == tid
    private int n;

    //@ performs (n) { n == \old(n) + 1 }
    void add() {
        lock.lock();
        n++;
        lock.unlock();
//      ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `ToldByOwner\.unlock`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ performs () { \result == (lock.owner != null) }
    boolean sees() { return lock.isTaken(); }
}
