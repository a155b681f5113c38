//- verdict: failed
// It does not wait until it is its turn.
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
    //           ^^^^^ error[performs]: /`TicketLockOwner\.await` does not do what its action says when it returns: `\\old\(owner\) == null && owner == tid && serving == mine` may not hold/
        //@ loop_invariant owner != tid && mine < next.value && tickets[mine] == tid
        while (true) {
            boolean isMine = false;
            /*@ atomic */ {
            //            ^ error[global-invariant]: /the invariant `owner != null ==> tickets\[serving\] == owner && serving < next\.value` may not hold after this: this atomic block/
                if (serving >= mine) {
                    isMine = true;
                    //@ set owner = tid
                    //  ^^^^^^^^^^^^^^^ error[write-discipline]: /`owner` is written here although `owner == tid` may hold for another thread, which then relies on nobody else writing it/
                }
            }
            if (isMine) return;
        }
    }
}
