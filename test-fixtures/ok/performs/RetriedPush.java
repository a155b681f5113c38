//- verdict: verified
// A push onto a stack without a lock as a first attempt that is repeated until it succeeds: every attempt reads the top again and makes a node of its own, which is forgotten if the
// top has changed meanwhile. Only the attempt that succeeds is the action; that one succeeds at some time is not said.
class RetriedPush {
    static final class Node {
        final int item;
        Node next;
        //   ^^^^ information[unguarded-field]: /`next` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        Node(int item) {
            this.item = item;
        }
    }

    private volatile Node top;

    //@ helper
    private boolean swapTop(Node seen, Node node) {
        boolean done = false;
        /*@ atomic */ {
            if (top == seen) {
                top = node;
                done = true;
            }
        }
        return done;
    }

    //@ helper
    private boolean tryPush(int item) {
        Node seen = top;
        Node node = new Node(item);
        node.next = seen;
        return swapTop(seen, node);
    }

    //@ performs (top) { top.item == item && top.next == \old(top) }
    void push(int item) {
        while (!tryPush(item)) { }
    }
}
