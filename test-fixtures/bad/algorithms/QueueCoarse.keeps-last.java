//- verdict: failed
// The last item is taken, and the queue still believes that there is one.
class QueueCoarse {
    static final class Node {
        final int item;
        final QueueCoarse owner;
        @GuardedBy("owner") Node next;
        //@ global_invariant next != null ==> next.owner == owner
        Node(int item, QueueCoarse owner) {
            this.item = item;
            this.owner = owner;
        }
    }

    @GuardedBy("this") private Node first;
    @GuardedBy("this") private Node last;
    //@ global_invariant (first != null ==> first.owner == this) && (last != null ==> last.owner == this) && (holder == null ==> (first == null <==> last == null) && (last != null ==> last.next == null))
    //@ env_assumption holder == tid && last != null ==> last.next == \old(last.next)

    //@ requires holder != tid
    //@ performs (first, last) { \result == \old(first) && first == (\result == null ? null : \result.next) && last == (first == null ? null : \old(last)) }
    synchronized Node take() {
    //                ^^^^ error[performs]: /`QueueCoarse\.take` does not do what its action says when it returns: `\\result == \\old\(first\) && first == \(\\result == null \? null : \\result\.next\) && last == \(first == null \? null : \\old\(last\)\)` may not hold/
        Node node = first;
        if (node == null) return null;
        first = node.next;
        return node;
//      ^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(first != null ==> first\.owner == this\) && \(last != null ==> last\.owner == this\) && \(holder == null ==> \(first == null <==> last == null\) && \(last != null ==> last\.next == null\)\)` may not hold after this: this step \(it releases the monitor of `this`\)/
    }
}
