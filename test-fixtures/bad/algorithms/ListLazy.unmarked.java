//- verdict: failed
// A node is taken out without a mark, so that others may still be added behind it: its link changes afterwards.
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
                synchronized (next) {
                    if (!at.isGone && !next.isGone && at.next == next) {
                        at.next = next.next;
                        next.isGone = true;
                        next.next = null;
//                      ^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `next\.next`\) breaks what other threads assume of their environment: `\\old\(isGone\) ==> isGone && next == \\old\(next\)` may not hold of this step/
                        return true;
                    }
                }
            }
        }
    }
}
