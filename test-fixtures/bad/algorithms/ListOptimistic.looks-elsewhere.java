//- verdict: failed
// The second look finds the node, and does not ask what comes after it.
class ListOptimistic {
    static final class Node {
        final int key;
        //@ writable_if holder == tid
        volatile Node next;
        //@ global_invariant next != null ==> key < next.key
        //@ requires next == null || key < next.key
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, null);
    //@ global_invariant head.key == Integer.MIN_VALUE

    //@ requires before != null && before.holder == tid
    //@ ensures \result ==> before.next == after
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`ListOptimistic\.isLinked` may return although `\\result ==> before\.next == after` does not hold/
    //@ modifies \nothing
    private boolean isLinked(Node before, Node after) {
        Node node = head;
        //@ loop_invariant node != null
        while (node.key <= before.key) {
            if (node == before) return true;
            node = node.next;
            if (node == null) return false;
        }
        return false;
    }
}
