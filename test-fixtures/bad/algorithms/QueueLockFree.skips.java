//- verdict: failed
// An item is passed over.
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

    //@ performs (first) { \result == \old(first).next && first == (\result == null ? \old(first) : \result) }
    Node take() {
    //   ^^^^ error[performs]: /`QueueLockFree\.take` does not do what its action says when it returns: `\\result == \\old\(first\)\.next && first == \(\\result == null \? \\old\(first\) : \\result\)` may not hold/
        while (true) {
            Node seen = first;
            Node next = seen.next;
            if (next == null) return null;
            if (next.next != null && swapFirst(seen, next.next)) return next;
        }
    }
}
