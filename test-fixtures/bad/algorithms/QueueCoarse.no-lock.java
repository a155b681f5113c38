//- verdict: failed
// Who takes does not hold the monitor.
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
    Node take() {
        Node node = first;
        //          ^^^^^ error[access-discipline]: /`first` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        if (node == null) return null;
        first = node.next;
//      ^^^^^^^^^^^^^^^^^ error[access-discipline]: /`first` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(first != null ==> first\.owner == this\) && \(last != null ==> last\.owner == this\) && \(holder == null ==> \(first == null <==> last == null\) && \(last != null ==> last\.next == null\)\)` may not hold after this: this step \(it writes `first`\)/
        //      ^^^^^^^^^ error[access-discipline]: /`node\.next` is read here although `owner\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        if (first == null) last = null;
        //  ^^^^^ error[access-discipline]: /`first` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //  ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `first`\), but the method has already changed something that others can see, so it is not one atomic action/
        //                 ^^^^^^^^^^^ error[access-discipline]: /`last` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                 ^^^^^^^^^^^ error[global-invariant]: /the invariant `\(first != null ==> first\.owner == this\) && \(last != null ==> last\.owner == this\) && \(holder == null ==> \(first == null <==> last == null\) && \(last != null ==> last\.next == null\)\)` may not hold after this: this step \(it writes `last`\)/
        return node;
    }
}
