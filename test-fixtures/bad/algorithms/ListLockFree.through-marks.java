//- verdict: failed
// A new node is linked after one that is gone, and is lost.
class ListLockFree {
    static final class Link {
        final Node node;
        final int bound;
        final boolean isGone;
        //@ global_invariant node != null ==> node.key == bound
        Link(Node node, boolean isGone) {
            this.node = node;
            this.bound = node == null ? Integer.MAX_VALUE : node.key;
            this.isGone = isGone;
        }
    }

    static final class Node {
        final int key;
        volatile /*@ non_null */ Link next;
        //@ global_invariant key < next.bound
        //@ env_assumption \old(next).isGone ==> next == \old(next)
        //@ requires key < next.bound
        Node(int key, /*@ non_null */ Link next) {
            this.key = key;
            this.next = next;
        }

        //@ requires !seen.isGone && key < (node == null ? Integer.MAX_VALUE : node.key)
        //@ performs (next) { \result == (\old(next) == seen) && (\result ? next.node == node && next.isGone == isGone : next == \old(next)) }
        boolean swap(/*@ non_null */ Link seen, Node node, boolean isGone) {
            Link link = new Link(node, isGone);
            boolean done = false;
            /*@ atomic */ {
                if (next == seen) {
                    next = link;
                    done = true;
                }
            }
            return done;
        }
    }

    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, new Link(null, false));
    //@ global_invariant head.key == Integer.MIN_VALUE

    //@ requires Integer.MIN_VALUE < key && key < Integer.MAX_VALUE
    //@ modifies Node.next
    //@ ensures \result != null && \result.key < key
    private Node find(int key) {
        Node before = head;
        //@ loop_invariant before != null && before.key < key
        while (true) {
            Link link = before.next;
            Node node = link.node;
            if (node == null || node.key >= key) return before;
            Link after = node.next;
            if (!after.isGone) before = node;
            else if (link.isGone || !before.swap(link, after.node, false)) before = head;
        }
    }

    //@ requires before.key < key && key < link.bound && key < Integer.MAX_VALUE && !link.isGone
    //@ modifies before.next
    private boolean tryAdd(/*@ non_null */ Node before, /*@ non_null */ Link link, int key) {
        return before.swap(link, new Node(key, new Link(link.node, false)), false);
    }

    //@ requires Integer.MIN_VALUE < key && key < Integer.MAX_VALUE
    boolean add(int key) {
        while (true) {
            Node before = find(key);
            Link link = before.next;
            if (link.bound == key) return false;
            if (link.bound > key && tryAdd(before, link, key)) return true;
            //                      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`ListLockFree\.tryAdd` requires `before\.key < key && key < link\.bound && key < Integer\.MAX_VALUE && !link\.isGone`, which may not hold here/
        }
    }
}
