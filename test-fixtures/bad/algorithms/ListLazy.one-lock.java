//- verdict: failed
// Who removes a node has not locked it.
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
    boolean remove(int key) {
        while (true) {
            Node at = head;
            Node next = at.next;
            //@ loop_invariant at != null && at.key < key
            while (next != null && next.key < key) {
                at = next;
                next = at.next;
            }
            if (next == null || next.key != key) return false;
            synchronized (at) {
                if (!at.isGone && !next.isGone && at.next == next) {
                    next.isGone = true;
//                  ^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`next\.isGone` is written here without the right to: `this\.holder == tid` may not hold for this thread/
                    at.next = next.next;
                    return true;
                }
            }
        }
    }
}
