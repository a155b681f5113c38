//- verdict: failed
// The top is read once more to be compared with: what came in between is lost.
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
        return swapTop(top, node);
    }

    //@ performs (top) { top.item == item && top.next == \old(top) }
    void push(int item) {
    //   ^^^^ error[performs]: /`RetriedPush\.push` does not do what its action says when it returns: `top\.item == item && top\.next == \\old\(top\)` may not hold/
        while (!tryPush(item)) { }
    }
}
