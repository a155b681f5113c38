//- verdict: verified
// A stack under one monitor. `push` and `pop` are one action each, which is all that a stack promises; nodes never change.
class StackCoarse {
    static final class Node {
        final int item;
        final Node next;
        Node(int item, Node next) {
            this.item = item;
            this.next = next;
        }
    }

    @GuardedBy("this") private Node top;

    //@ performs (top) { top != null && top.item == item && top.next == \old(top) }
    synchronized void push(int item) {
        top = new Node(item, top);
    }

    //@ performs (top) { \result == \old(top) && top == (\result == null ? null : \result.next) }
    synchronized Node pop() {
        Node first = top;
        if (first != null) top = first.next;
        return first;
    }
}
