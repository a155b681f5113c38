//- verdict: failed
// The ticket is read and counted in two steps: two threads may get the same.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLock {
    private final AtomicInteger next = new AtomicInteger();
    private volatile int serving;

    //@ performs (next.value) { next.value == \old(next.value) + 1 && \result == \old(next.value) }
    private int take() {
//              ^^^^ error[performs]
        int mine = next.get();
        next.set(mine + 1);
        return mine;
    }
}
