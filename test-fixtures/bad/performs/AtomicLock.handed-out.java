//- verdict: failed
// A spin lock on an `AtomicBoolean` of its own, and what its clients do while they have it: one action each.
import java.util.concurrent.atomic.AtomicBoolean;

class AtomicLock {
    private final AtomicBoolean busy = new AtomicBoolean();
    //@ ghost /*@ guarded_by owner == tid */ Thread owner;
    //@ global_invariant busy.value <==> owner != null

    //@ performs (busy.value, owner) { \old(owner) == null && !\old(busy.value) && owner == tid && busy.value }
    void lock() {
        while (true) {
            while (busy.get()) Thread.onSpinWait();
            /*@ atomic */ {
                if (busy.compareAndSet(false, true)) {
                    //@ set owner = tid
                    return;
                }
            }
        }
    }

    AtomicBoolean flag() {
        return busy;
    }

    //@ requires owner == tid
    //@ performs (busy.value, owner) { owner == null && !busy.value }
    void unlock() {
        /*@ atomic */ {
            busy.set(false);
            //@ set owner = null
        }
    }
}

class Pool {
    private final /*@ non_null */ AtomicLock lock = new AtomicLock();
    //@ guarded_by lock.owner == tid
    private int free = 5;
    //@ writable_if lock.owner == tid; accessible_if lock.owner == tid
    private int used;
    //@ global_invariant lock.owner == null ==> free + used == 5 && free >= 0 && used >= 0

    //@ performs (free, used) { \result ? free == \old(free) - 1 && used == \old(used) + 1 : free == 0 && \old(free) == 0 && used == \old(used) }
    boolean take() {
        lock.lock();
        boolean ok = free > 0;
        if (ok) {
            free--;
            used++;
        }
        lock.unlock();
//      ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `AtomicLock\.unlock`\), but the method has already changed something that others can see, so it is not one atomic action/
        return ok;
    }
}

class Pair {
    private final /*@ non_null */ AtomicLock a = new AtomicLock();
    private final /*@ non_null */ AtomicLock b = new AtomicLock();
    //@ guarded_by a.owner == tid
    private int x;
    //@ guarded_by b.owner == tid
    private int y;

    //@ performs (x, y) { x == \old(y) && y == \old(x) }
    void swap() {
        a.lock();
        b.lock();
//      ^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `AtomicLock\.lock`\), but the method has already changed something that others can see, so it is not one atomic action/
        int t = x;
        x = y;
        y = t;
        b.unlock();
//      ^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `AtomicLock\.unlock`\), but the method has already changed something that others can see, so it is not one atomic action/
        a.unlock();
//      ^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `AtomicLock\.unlock`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
