//- verdict: verified
// A stack without a lock (Treiber): `push` is one atomic action. The new node is the thread's own until the swap.
final class TreiberNode { final int item; TreiberNode next; TreiberNode(int item) { this.item = item; } }
//                                                    ^^^^ information[unguarded-field]: /`next` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
class TreiberStack {
    private volatile TreiberNode top;
    //@ helper
    private boolean swap(TreiberNode expected, TreiberNode next) {
        boolean done = false;
        /*@ atomic */ {
            if (top == expected) { top = next; done = true; }
        }
        return done;
    }
    //@ performs (top) { top != null && top.item == item && top.next == \old(top) }
    void push(int item) {
        TreiberNode node = new TreiberNode(item);
        while (true) {
            TreiberNode seen = top;
            node.next = seen;
            if (swap(seen, node)) return;
        }
    }
}
