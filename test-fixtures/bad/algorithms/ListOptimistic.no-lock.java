//- verdict: failed
// The link is changed without the lock.
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
            if (before.next == after) {
                if (after != null && after.key == key) return false;
                before.next = new Node(key, after);
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`before\.next` is written here without the right to: `holder == tid` may not hold for this thread/
                return true;
            }
        }
    }
}
