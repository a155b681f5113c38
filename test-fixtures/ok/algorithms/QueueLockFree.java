//- verdict: verified
// A queue without a lock (Michael & Scott 1996). The first node holds no item any more; `last` may be one node behind, and whoever finds it so helps. `end` is the node that is
// really the last: putting is one action on it, the swap of its link, and taking is one on `first`, which finds nothing only if there is nothing. A link is written once. The
// swaps are compare-and-set of a `VarHandle`, written out. Not said: progress.
class QueueLockFree {
    static final class Node {
        final int item;
        final /*@ non_null */ QueueLockFree queue;
        volatile Node next;
        //@ env_assumption \old(next) != null ==> next == \old(next)
        //@ global_invariant next == null ? queue.end == this : next.queue == queue
        //@ helper
        Node(int item, /*@ non_null */ QueueLockFree queue) {
            this.item = item;
            this.queue = queue;
        }

        //@ helper
        boolean swapNext(Node node) {
            boolean done = false;
            /*@ atomic */ {
                if (next == null) {
                    next = node;
                    done = true;
                    //@ set queue.end = node
                }
            }
            return done;
        }
    }

    private volatile /*@ non_null */ Node first;
    private volatile /*@ non_null */ Node last;
    //@ ghost /*@ non_null */ Node end
    //@ env_assumption first == \old(first) || \old(first).next != null
    //@ global_invariant first.queue == this && last.queue == this && end.queue == this && end.next == null

    QueueLockFree() {
        Node node = new Node(0, this);
        //@ set end = node
        first = node;
        last = node;
    }

    //@ helper
    private boolean swapFirst(Node seen, Node next) {
        boolean done = false;
        /*@ atomic */ {
            if (first == seen) {
                first = next;
                done = true;
            }
        }
        return done;
    }

    //@ helper
    private void swapLast(Node seen, Node next) {
        /*@ atomic */ {
            if (last == seen) last = next;
        }
    }

    //@ modifies last
    //@ performs (end, end.next) { end.item == item && \old(end).next == end }
    void put(int item) {
        Node node = new Node(item, this);
        while (true) {
            Node seen = last;
            Node next = seen.next;
            if (next != null) {
                swapLast(seen, next);
            } else if (seen.swapNext(node)) {
                //@ witness 1
                swapLast(seen, node);
                return;
            }
        }
    }

    //@ performs (first) { \result == \old(first).next && first == (\result == null ? \old(first) : \result) }
    Node take() {
        while (true) {
            Node seen = first;
            Node next = seen.next;
            if (next == null) return null;
            if (swapFirst(seen, next)) return next;
        }
    }
}
