//- verdict: failed
// Every item but the first is lost.
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
    //                ^^^ error[performs]: /`QueueCoarse\.put` does not do what its action says when it returns: `last\.item == item && last\.owner == this && last\.next == null && last != \\old\(last\) && \(\\old\(last\) == null \? first == last : first == \\old\(first\) && \\old\(last\)\.next == last\)` may not hold/
        Node node = new Node(item, this);
        if (last == null) first = node;
        else first.next = node;
        last = node;
    }
}
