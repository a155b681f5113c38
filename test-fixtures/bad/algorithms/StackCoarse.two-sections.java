//- verdict: failed
// The monitor is given back between the look at the top and the change.
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
    Node pop() {
    //   ^^^ error[performs]: /`StackCoarse\.pop` does not do what its action says when it returns: `\\result == \\old\(top\) && top == \(\\result == null \? null : \\result\.next\)` may not hold/
        Node first;
        synchronized (this) {
            first = top;
        }
        synchronized (this) {
            if (first != null) top = first.next;
        }
        return first;
    }
}
