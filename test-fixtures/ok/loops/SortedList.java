//- verdict: verified
// Loops that make objects: what was there before keeps its final fields, and what earlier rounds have made refers to nothing that is made later.
// A sorted list with a lock for each node: keys never change, so a walk needs one lock at a time, and who adds holds the one before.
class SortedList {
    static final class Node {
        final int key;
        //@ guarded_by this.holder == tid
        Node next;
        //@ global_invariant next != null ==> next.key > key
        //@ requires next == null || next.key > key
        Node(int key, Node next) { this.key = key; this.next = next; }
    }

    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, null);
    //@ global_invariant head.key == Integer.MIN_VALUE

    //@ requires key > Integer.MIN_VALUE
    boolean contains(int key) {
        Node at = head;
        while (true) {
            Node next;
            synchronized (at) { next = at.next; }
            if (next == null || next.key > key) return false;
            if (next.key == key) return true;
            at = next;
        }
    }

    //@ requires key > Integer.MIN_VALUE
    boolean add(int key) {
        Node at = head;
        //@ loop_invariant at != null && at.key < key
        while (true) {
            Node next;
            synchronized (at) {
                next = at.next;
                if (next == null || next.key > key) {
                    at.next = new Node(key, next);
                    return true;
                }
            }
            if (next.key == key) return false;
            at = next;
        }
    }
}

class Chains {
    static final class Link {
        final int key;
        //@ guarded_by this.holder == tid
        Link next;
        //@ global_invariant next != null ==> next.key > key
        Link(int key) { this.key = key; }
    }

    static Link build(int n) {
        Link first = new Link(n);
        Link end = first;
        //@ loop_invariant first != null && first.key >= i
        for (int i = n; i > 0; i--) {
            Link link = new Link(i - 1);
            link.next = first;
            first = link;
        }
        //@ assert end.key == n
        return first;
    }

    static void chain() {
        Link last = new Link(0);
        for (int i = 1; i < 5; i++) {
            Link link = new Link(i);
            synchronized (last) { last.next = link; }
            last = link;
        }
    }
}
