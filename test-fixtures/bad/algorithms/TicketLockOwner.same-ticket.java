//- verdict: failed
// Two threads may draw the same ticket.
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
            mine = next.get();
        }
        await(mine);
//      ^^^^^^^^^^^ error[precondition]: /`TicketLockOwner\.await` requires `owner != tid && mine < next\.value && tickets\[mine\] == tid`, which may not hold at this call\./
    }
}
