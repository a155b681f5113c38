//- verdict: failed
// Who does not have the lock calls the next.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLockOwner {
    private final AtomicInteger next = new AtomicInteger();
    //@ writable_if owner == tid
    private volatile int serving;
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ ghost /*@ writable_if[t] t >= next.value */ int -> Thread tickets
    //@ env_assumption \old(next.value) <= next.value && (owner == tid ==> \old(owner) == tid)
    //@ global_invariant owner != null ==> tickets[serving] == owner && serving < next.value

    //@ performs (owner, serving) { owner == null && serving == \old(serving) + 1 }
    void release() {
        /*@ atomic */ {
            serving = serving + 1;
//          ^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`serving` is written here without the right to: `owner == tid` may not hold for this thread/
            //@ set owner = null
        }
    }
}
