//- verdict: verified
// A sorted list without a lock of its own: whoever walks along it takes the lock of the next node before giving back that of the last one (lock coupling). Each method is one
// atomic action on the set of the keys, `at`, which holds the node of every key in the list, and that of the head. A walk over many nodes is many reducible sequences, each of which changes nothing;
// only the last one performs the action. That `at` is the list is what the invariants say: linked nodes are in it, and between the keys of a node and the next there is none.
// Nothing is said of whether a method ever ends, nor of fairness; what no thread can reach any more is left to the garbage collector.
import java.util.concurrent.locks.ReentrantLock;

final class KeyNode {
    final int key;
    final /*@ non_null */ HandOverHand list;
    final /*@ non_null */ ReentrantLock lock = new ReentrantLock();
    //@ guarded_by lock.owner == tid
    KeyNode next;
    //@ ghost /*@ guarded_by lock.owner == tid */ boolean linked

    //@ global_invariant linked ==> list.at[key] == this
    //@ global_invariant linked && next != null ==> next.linked && next.list == list && key < next.key
    //@ global_invariant linked ==> (\forall int k; key < k && (next == null || k < next.key); list.at[k] == null)

    KeyNode(/*@ non_null */ HandOverHand list, int key, KeyNode next) {
        this.list = list;
        this.key = key;
        this.next = next;
    }
}

class HandOverHand {
    private final /*@ non_null */ KeyNode head;
    //@ ghost int -> KeyNode at
    //@ global_invariant head.linked && head.list == this && head.key == Integer.MIN_VALUE

    HandOverHand() {
        head = new KeyNode(this, Integer.MIN_VALUE, null);
        //@ set at[Integer.MIN_VALUE] = head
        //@ set head.linked = true
    }

    //@ requires key > Integer.MIN_VALUE
    //@ modifies \nothing
    //@ performs () { \result == (at[key] != null) }
    boolean contains(int key) {
        KeyNode before = head;
        before.lock.lock();
        /*@ loop_invariant before != null && before.lock.owner == tid && before.linked && before.list == this && before.key < key */
        while (true) {
            KeyNode after = before.next;
            if (after == null || after.key >= key) {
                before.lock.unlock();
                return after != null && after.key == key;
            }
            after.lock.lock();
            before.lock.unlock();
            before = after;
        }
    }

    /*@ requires key > Integer.MIN_VALUE
        modifies KeyNode.next, KeyNode.linked
        performs (at[key]) { at[key] == null && \result == (\old(at[key]) != null) } */
    boolean remove(int key) {
        KeyNode before = head;
        before.lock.lock();
        /*@ loop_invariant before != null && before.lock.owner == tid && before.linked && before.list == this && before.key < key */
        while (true) {
            KeyNode after = before.next;
            if (after == null || after.key > key) {
                before.lock.unlock();
                return false;
            }
            after.lock.lock();
            if (after.key == key) {
                KeyNode next = after.next;
                /*@ atomic */ {
                    before.next = next;
                    //@ set after.linked = false
                    //@ set at[key] = null
                }
                after.lock.unlock();
                before.lock.unlock();
                return true;
            }
            before.lock.unlock();
            before = after;
        }
    }
}
