//- verdict: failed
// Nobody waits for the turn.
import java.util.concurrent.atomic.AtomicInteger;

class TicketLock {
    private final AtomicInteger next = new AtomicInteger();
    private volatile int serving;

    //@ performs (next.value) { next.value == \old(next.value) + 1 && \result == \old(next.value) }
    private int take() {
        return next.getAndIncrement();
    }

    //@ performs () { serving == mine }
    private void await(int mine) {
    //           ^^^^^ error[performs]
    }

    //@ performs action Ticket (next.value) { next.value == \old(next.value) + 1 } ; action Turn () { serving == \result }
    int acquire() {
        int mine = take();
        //@ witness Ticket
        await(mine);
        //@ witness Turn
        return mine;
    }

    //@ performs (serving) { serving == ticket + 1 }
    void release(int ticket) { serving = ticket + 1; }
}
