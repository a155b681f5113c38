//- verdict: failed
// Methods that may be interrupted before they have done what they perform, and callers that pass the exception on, or catch it.
class Interrupted {
    private final /*@ non_null */ Gate gate = new Gate();
    //@ guarded_by gate.owner == tid
    private int head, tail;
    //@ global_invariant gate.owner == null ==> head <= tail

    //@ requires gate.holder != tid
    //@ performs (tail) { tail == \old(tail) + 1 }
    void add() throws InterruptedException {
    //   ^^^ error[performs]: /`Interrupted\.add` throws an exception after changing something that others can see, and no witness says which action that was/
        gate.acquire();
        tail++;
        gate.release();
    }

    //@ requires gate.holder != tid
    //@ performs (tail) { \result ? tail == \old(tail) + 1 : tail == \old(tail) }
    boolean tryToAdd() {
    //      ^^^^^^^^ error[performs]: /`Interrupted\.tryToAdd` changes more than its action names when it returns \(it does not name `taken`, for one\)/
        try {
            gate.acquire();
        } catch (InterruptedException e) {
            return false;
        }
        tail++;
        gate.release();
        return true;
    }

    //@ requires gate.holder != tid
    //@ performs (tail) { tail == \old(tail) + 1 }
    void relay() throws InterruptedException {
        add();
    }
}

class Gate {
    //@ guarded_by holder == tid
    private boolean taken;
    //@ ghost /*@ writable_if holder == tid; accessible_if owner == null || owner == tid */ Thread owner;
    //@ global_invariant holder == null ==> (taken <==> owner != null)

    //@ requires holder != tid
    //@ performs (taken, owner) { !\old(taken) && \old(owner) == null && taken && owner == tid }
    //@ exsures (InterruptedException e) e != null
    synchronized void acquire() throws InterruptedException {
        while (taken) wait();
        taken = true;
        //@ set owner = tid
        //@ witness 1
        if (Thread.interrupted()) throw new InterruptedException();
    }

    //@ requires holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    synchronized void release() {
        //@ set owner = null
        taken = false;
        notify();
    }
}
