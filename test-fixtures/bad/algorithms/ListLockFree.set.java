//- verdict: failed
// The link is written without a comparison.
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
        //      ^^^^ error[performs]: /`ListLockFree\.Node\.swap` does not do what its action says when it returns: `\\result == \(\\old\(next\) == seen\) && \(\\result \? next\.node == node && next\.isGone == isGone : next == \\old\(next\)\)` may not hold/
            Link link = new Link(node, isGone);
            boolean done = false;
            /*@ atomic */ {
            //            ^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(next\)\.isGone ==> next == \\old\(next\)` may not hold of this step/
                next = link;
                done = true;
            }
            return done;
        }
    }

    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, new Link(null, false));
    //@ global_invariant head.key == Integer.MIN_VALUE
}
