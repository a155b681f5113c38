//- verdict: failed
// A key that is there is added again.
class ListCoarse {
    static final class Node {
        final int key;
        final ListCoarse list;
        @GuardedBy("list") Node next;
        //@ ghost /*@ guarded_by list.holder == tid */ boolean linked
        //@ global_invariant linked ==> list.at[key] == this && (next != null ==> next.list == list && key < next.key && next.linked)
        //@ global_invariant linked ==> (\forall int k; key < k && (next == null || k < next.key); list.at[k] == null)
        Node(ListCoarse list, int key, Node next) {
            this.list = list;
            this.key = key;
            this.next = next;
        }
    }

    private final /*@ non_null */ Node head;
    //@ ghost /*@ guarded_by[k] holder == tid */ int -> Node at
    //@ global_invariant head.list == this && head.key == Integer.MIN_VALUE && head.linked

    ListCoarse() {
        head = new Node(this, Integer.MIN_VALUE, null);
        //@ set at[Integer.MIN_VALUE] = head; set head.linked = true
    }

    //@ requires holder != tid && key > Integer.MIN_VALUE
    //@ performs (at[key], Node.next) { at[key] != null && \result == (\old(at[key]) == null) }
    synchronized boolean add(int key) {
    //                   ^^^ error[performs]: /`ListCoarse\.add` does not do what its action says when it returns: `at\[key\] != null && \\result == \(\\old\(at\[key\]\) == null\)` may not hold/
        Node before = head;
        Node after = before.next;
        //@ loop_invariant before != null && before.key < key && before.list == this && before.linked && after == before.next
        while (after != null && after.key < key) {
            before = after;
            after = before.next;
        }
        if (after != null && after.key == key - 1) return false;
        Node node = new Node(this, key, after);
        /*@ atomic */ {
        //            ^ error[global-invariant]: /the invariant `linked ==> list\.at\[key\] == this && \(next != null ==> next\.list == list && key < next\.key && next\.linked\)` may not hold after this: this atomic block/
            before.next = node;
            //@ set node.linked = true; set at[key] = node
        }
        return true;
    }
}
