//- verdict: failed
// The one who is next is passed over.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLock {
    private final AtomicInteger next = new AtomicInteger();
    private volatile int serving;

    //@ performs (serving) { serving == ticket + 1 }
    void release(int ticket) { serving = ticket + 2; }
//       ^^^^^^^ error[performs]
}
