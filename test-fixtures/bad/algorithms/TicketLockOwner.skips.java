//- verdict: failed
// The lock is given back to the last ticket again.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLockOwner {
    private final AtomicInteger next = new AtomicInteger();
    //@ writable_if owner == tid
    private volatile int serving;
    //@ ghost /*@ unwritable_by_env_if owner == tid */ Thread owner
    //@ ghost /*@ writable_if[t] t >= next.value */ int -> Thread tickets
    //@ env_assumption \old(next.value) <= next.value && (owner == tid ==> \old(owner) == tid)
    //@ global_invariant owner != null ==> tickets[serving] == owner && serving < next.value

    //@ requires owner == tid
    //@ performs (owner, serving) { owner == null && serving == \old(serving) + 1 }
    void release() {
    //   ^^^^^^^ error[performs]: /`TicketLockOwner\.release` does not do what its action says when it returns: `owner == null && serving == \\old\(serving\) \+ 1` may not hold/
        /*@ atomic */ {
            serving = serving - 1;
            //@ set owner = null
        }
    }
}
