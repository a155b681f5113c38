//- verdict: failed
// What is popped stays on the stack.
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

    //@ performs (top) { \result == \old(top) && top == (\result == null ? null : \result.next) }
    synchronized Node pop() {
    //                ^^^ error[performs]: /`StackCoarse\.pop` does not do what its action says when it returns: `\\result == \\old\(top\) && top == \(\\result == null \? null : \\result\.next\)` may not hold/
        Node first = top;
        if (first != null) top = first;
        return first;
    }
}
