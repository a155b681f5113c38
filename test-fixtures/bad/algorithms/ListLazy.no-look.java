//- verdict: failed
// The mark of the node before is not looked at: a node that is gone gets a new successor.
class ListLazy {
    static final class Node {
        final int key;
        //@ writable_if this.holder == tid
        volatile Node next;
        //@ writable_if this.holder == tid
        volatile boolean isGone;
        //@ env_assumption \old(isGone) ==> isGone && next == \old(next)
        //@ global_invariant next != null ==> next.key > key
        //@ requires next == null || next.key > key
        Node(int key, Node next) { this.key = key; this.next = next; }
    }
    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, null);
    //@ global_invariant head.key == Integer.MIN_VALUE && !head.isGone

    //@ requires key > Integer.MIN_VALUE
    boolean add(int key) {
        while (true) {
            Node at = head;
            Node next = at.next;
            //@ loop_invariant at != null && at.key < key
            while (next != null && next.key < key) {
                at = next;
                next = at.next;
            }
            synchronized (at) {
                if (at.next == next) {
                    if (next != null && next.key == key) return false;
                    at.next = new Node(key, next);
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `at\.next`\) breaks what other threads assume of their environment: `\\old\(isGone\) ==> isGone && next == \\old\(next\)` may not hold of this step/
                    return true;
                }
            }
        }
    }
}
