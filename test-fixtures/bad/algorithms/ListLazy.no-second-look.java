//- verdict: failed
// What came in between is not looked at.
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
                if (!at.isGone) {
                    at.next = new Node(key, at.next);
                    //        ^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`ListLazy\.Node\.<init>` requires `next == null \|\| next\.key > key`, which may not hold at this call\./
                    return true;
                }
            }
        }
    }
}
