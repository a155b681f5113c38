//- verdict: failed
// The node is on the stack already.
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
        top = node;
        while (true) {
//      ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this loop, which may run forever, but the method has already changed something that others can see, so it is not one atomic action/
            TreiberNode seen = top;
            node.next = seen;
            if (swap(seen, node)) return;
            //  ^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it enters an atomic block\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }
}
