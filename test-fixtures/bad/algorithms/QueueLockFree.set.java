//- verdict: failed
// The link is set without a look: what another thread has put meanwhile is lost.
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
                {
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
        Node node = new Node(item, this);
        while (true) {
            Node seen = last;
            Node next = seen.next;
            if (next != null) {
                swapLast(seen, next);
            } else if (seen.swapNext(node)) {
            //         ^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(next\) != null ==> next == \\old\(next\)` may not hold of this step/
            //         ^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `next == null \? queue\.end == this : next\.queue == queue` may not hold after this: this atomic block/
                //@ witness 1
                swapLast(seen, node);
//              ^^^^^^^^^^^^^^^^^^^^ error[performs]: /`QueueLockFree\.put` does not do what its action says up to here: `end\.item == item && \\old\(end\)\.next == end` may not hold/
                return;
            }
        }
    }
}
