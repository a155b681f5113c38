//- verdict: verified
// A sorted list under one monitor (Herlihy & Shavit, 9.4): each method is one action on the set of the keys, `at`, which holds the node of every key in the list. That `at` is the list is
// what the invariants say: linked nodes are in it, and between the keys of a node and the next there is none. An action may change links as well, which are private. Duration is not said.
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
    synchronized boolean contains(int key) {
        Node before = head;
        Node after = before.next;
        //@ loop_invariant before != null && before.key < key && before.list == this && before.linked && after == before.next
        while (after != null && after.key < key) {
            before = after;
            after = before.next;
        }
        return after != null && after.key == key;
    }

    //@ requires holder != tid && key > Integer.MIN_VALUE
    //@ performs (at[key], Node.next) { at[key] != null && \result == (\old(at[key]) == null) }
    synchronized boolean add(int key) {
        Node before = head;
        Node after = before.next;
        //@ loop_invariant before != null && before.key < key && before.list == this && before.linked && after == before.next
        while (after != null && after.key < key) {
            before = after;
            after = before.next;
        }
        if (after != null && after.key == key) return false;
        Node node = new Node(this, key, after);
        /*@ atomic */ {
            before.next = node;
            //@ set node.linked = true; set at[key] = node
        }
        return true;
    }

    //@ requires holder != tid && key > Integer.MIN_VALUE
    //@ performs (at[key], Node.next, Node.linked) { at[key] == null && \result == (\old(at[key]) != null) }
    synchronized boolean remove(int key) {
        Node before = head;
        Node after = before.next;
        //@ loop_invariant before != null && before.key < key && before.list == this && before.linked && after == before.next
        while (after != null && after.key < key) {
            before = after;
            after = before.next;
        }
        if (after == null || after.key != key) return false;
        Node next = after.next;
        /*@ atomic */ {
            before.next = next;
            //@ set after.linked = false; set at[key] = null
        }
        return true;
    }
}
