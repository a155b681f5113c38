//- verdict: verified
// A sorted list that is searched without a lock (Herlihy & Shavit, 9.6): who found the place locks it and walks again to see whether it is still linked. Proved: no races (links
// change under the lock of their node alone), no null, the keys ascend, and what was found is still next to each other when it is changed. Not proved: that the node is still
// reachable then, and so that each method is one action on the set of the keys; this speaks of a moment between the beginning of the second walk and its end.
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
    //@ modifies \nothing
    private boolean isLinked(Node before, Node after) {
        Node node = head;
        //@ loop_invariant node != null
        while (node.key <= before.key) {
            if (node == before) return before.next == after;
            node = node.next;
            if (node == null) return false;
        }
        return false;
    }

    //@ requires key > Integer.MIN_VALUE
    boolean contains(int key) {
        while (true) {
            Node before = head;
            Node after = before.next;
            //@ loop_invariant before != null && before.key < key
            while (after != null && after.key < key) {
                before = after;
                after = before.next;
            }
            synchronized (before) {
                if (isLinked(before, after)) return after != null && after.key == key;
            }
        }
    }

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
                if (isLinked(before, after)) {
                    if (after != null && after.key == key) return false;
                    before.next = new Node(key, after);
                    return true;
                }
            }
        }
    }

    //@ requires key > Integer.MIN_VALUE
    boolean remove(int key) {
        while (true) {
            Node before = head;
            Node after = before.next;
            //@ loop_invariant before != null && before.key < key
            while (after != null && after.key < key) {
                before = after;
                after = before.next;
            }
            if (after == null || after.key != key) return false;
            synchronized (before) {
                synchronized (after) {
                    if (isLinked(before, after)) {
                        before.next = after.next;
                        return true;
                    }
                }
            }
        }
    }
}
