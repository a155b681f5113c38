//- verdict: failed
// A put that was overtaken helps, and is forgotten.
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
    private void swapLast(Node seen, Node next) {
        /*@ atomic */ {
            if (last == seen) last = next;
        }
    }

    //@ modifies last
    //@ performs (end, end.next) { end.item == item && \old(end).next == end }
    void put(int item) {
    //   ^^^ error[performs-end]: /`QueueLockFree\.put` may return before it has performed all its actions: the first action is `1`/
        Node node = new Node(item, this);
        while (true) {
            Node seen = last;
            Node next = seen.next;
            if (next != null) {
                swapLast(seen, next);
                return;
            } else if (seen.swapNext(node)) {
                //@ witness 1
                swapLast(seen, node);
                return;
            }
        }
    }
}
