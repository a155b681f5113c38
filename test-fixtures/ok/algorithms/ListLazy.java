//- verdict: verified
// A sorted list that is searched without a lock (Herlihy & Shavit, 9.7; Heller and others 2005): a node is marked before it is taken out, so that who has locked two nodes needs to look
// at their marks alone. Proved: no races, no null, the keys ascend, what is marked stays marked and keeps its link, the head is never marked. Not proved: that the methods are one
// action each on the set of the keys. The moment at which `contains` finds nothing may lie in a step of another thread, for which there is no form here.
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
    boolean contains(int key) {
        Node at = head;
        //@ loop_invariant at != null && at.key < key
        while (true) {
            Node next = at.next;
            if (next == null || next.key > key) return false;
            if (next.key == key) return !next.isGone;
            at = next;
        }
    }

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
                if (!at.isGone && at.next == next) {
                    if (next != null && next.key == key) return false;
                    at.next = new Node(key, next);
                    return true;
                }
            }
        }
    }

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
                        next.isGone = true;
                        at.next = next.next;
                        return true;
                    }
                }
            }
        }
    }
}
