//- verdict: verified
// A queue of linked nodes under one monitor. `put` and `take` are one action each on the ends of the list; a node belongs to one queue, whose monitor protects its link.
// While nobody holds the monitor nothing follows the last node, and `put` appends another node than the one that was last. That a chain of links leads from the first to the last is not said.
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
    //@ performs (first, last, last.next) { last.item == item && last.owner == this && last.next == null && last != \old(last) && (\old(last) == null ? first == last : first == \old(first) && \old(last).next == last) }
    synchronized void put(int item) {
        Node node = new Node(item, this);
        if (last == null) first = node;
        else last.next = node;
        last = node;
    }

    //@ requires holder != tid
    //@ performs (first, last) { \result == \old(first) && first == (\result == null ? null : \result.next) && last == (first == null ? null : \old(last)) }
    synchronized Node take() {
        Node node = first;
        if (node == null) return null;
        first = node.next;
        if (first == null) last = null;
        return node;
    }
}
