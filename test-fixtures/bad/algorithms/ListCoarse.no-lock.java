//- verdict: failed
// Who looks does not hold the monitor.
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
    //@ performs () { \result == (at[key] != null) }
    boolean contains(int key) {
        Node before = head;
        Node after = before.next;
        //           ^^^^^^^^^^^ error[access-discipline]: /`before\.next` is read here although `list\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //@ loop_invariant before != null && before.key < key && before.list == this && before.linked && after == before.next
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `before != null && before\.key < key && before\.list == this && before\.linked && after == before\.next` may not hold when the loop is entered/
        while (after != null && after.key < key) {
            before = after;
            after = before.next;
            //      ^^^^^^^^^^^ error[access-discipline]: /`before\.next` is read here although `list\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        }
        return after != null && after.key == key;
    }
}
