//- verdict: failed
// Nobody waits for the turn.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLock {
    private final AtomicInteger next = new AtomicInteger();
    private volatile int serving;

    //@ performs () { serving == mine }
    private void await(int mine) {
//               ^^^^^ error[performs]
    }
}
