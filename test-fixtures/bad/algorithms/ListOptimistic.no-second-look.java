//- verdict: failed
// The place is locked, but not looked at again: what came in between is bypassed, and may be smaller.
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

    //@ requires key > Integer.MIN_VALUE
    boolean add(int key) {
        while (true) {
            Node before = head;
            Node after = before.next;
            //@ loop_invariant before != null && before.key < key
            while (after != null && after.key < key) {
                before = after;
                after = before.next;
            }
            synchronized (before) {
                before.next = new Node(key, before.next);
                //            ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`ListOptimistic\.Node\.<init>` requires `next == null \|\| key < next\.key`, which may not hold at this call\./
                return true;
            }
        }
    }
}
