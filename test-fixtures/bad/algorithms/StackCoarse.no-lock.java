//- verdict: failed
// One method does without the monitor.
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
    void push(int item) {
    //   ^^^^ error[performs]: /`StackCoarse\.push` does not do what its action says when it returns: `top != null && top\.item == item && top\.next == \\old\(top\)` may not hold/
        top = new Node(item, top);
        //                   ^^^ error[access-discipline]: /`top` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}
