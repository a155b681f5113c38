//- verdict: failed
// What is removed is skipped together with the way there.
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
                        after.next = before.next;
//                      ^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `next != null ==> key < next\.key` may not hold after this: this step \(it writes `after\.next`\)/
                        return true;
                    }
                }
            }
        }
    }
}
