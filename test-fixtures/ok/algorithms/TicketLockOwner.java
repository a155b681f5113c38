//- verdict: verified
// A ticket lock (Mellor-Crummey & Scott 1991) as one action: the lock is taken when the turn comes, and who draws a ticket has not taken it yet. `tickets` is who drew which; `owner` holds
// the lock. That the number drawn, the turn and the owner agree is what makes the lock exclusive. Fairness is not said. `performs/TicketLock` is the same as two actions.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLockOwner {
    private final AtomicInteger next = new AtomicInteger();
    //@ writable_if owner == tid
    private volatile int serving;
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ ghost /*@ writable_if[t] t >= next.value */ int -> Thread tickets
    //@ env_assumption \old(next.value) <= next.value && (owner == tid ==> \old(owner) == tid)
    //@ global_invariant owner != null ==> tickets[serving] == owner && serving < next.value

    //@ requires owner != tid && mine < next.value && tickets[mine] == tid
    //@ performs (owner) { \old(owner) == null && owner == tid && serving == mine }
    private void await(int mine) {
        //@ loop_invariant owner != tid && mine < next.value && tickets[mine] == tid
        while (true) {
            boolean isMine = false;
            /*@ atomic */ {
                if (serving == mine) {
                    isMine = true;
                    //@ set owner = tid
                }
            }
            if (isMine) return;
        }
    }

    //@ requires owner != tid
    //@ modifies next.value, tickets
    //@ performs (owner) { \old(owner) == null && owner == tid }
    void acquire() {
        int mine;
        /*@ atomic */ {
            //@ set tickets[next.value] = tid
            mine = next.getAndIncrement();
        }
        await(mine);
    }

    //@ requires owner == tid
    //@ performs (owner, serving) { owner == null && serving == \old(serving) + 1 }
    void release() {
        /*@ atomic */ {
            serving = serving + 1;
            //@ set owner = null
        }
    }
}
