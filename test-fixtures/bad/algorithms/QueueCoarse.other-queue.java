//- verdict: failed
// The new node belongs to another queue, whose monitor nobody holds.
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
    //@ performs (first, last, last.next) { last.item == item && last.next == null && last != \old(last) && (\old(last) == null ? first == last : first == \old(first) && \old(last).next == last) }
    synchronized void put(int item, /*@ non_null */ QueueCoarse other) {
        Node node = new Node(item, other);
        if (last == null) first = node;
        //                ^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(first != null ==> first\.owner == this\) && \(last != null ==> last\.owner == this\) && \(holder == null ==> \(first == null <==> last == null\) && \(last != null ==> last\.next == null\)\)` may not hold after this: this step \(it writes `first`\)/
        else last.next = node;
        //   ^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `next != null ==> next\.owner == owner` may not hold after this: this step \(it writes `last\.next`\)/
        last = node;
    }
}
