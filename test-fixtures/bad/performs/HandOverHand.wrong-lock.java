//- verdict: failed
// The lock of the node is taken a second time, and not that of the next one.
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
    //      ^^^^^^^^ error[performs]: /`HandOverHand\.contains` changes more than its action names when it returns/
    //      ^^^^^^^^ error[performs]: /`HandOverHand\.contains` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        KeyNode before = head;
        before.lock.lock();
        /*@ loop_invariant before != null && before.lock.owner == tid && before.linked && before.list == this && before.key < key */
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `before != null && before\.lock\.owner == tid && before\.linked && before\.list == this && before\.key < key` may not hold after a round of the loop/
        while (true) {
            KeyNode after = before.next;
            if (after == null || after.key >= key) {
                before.lock.unlock();
                return after != null && after.key == key;
            }
            before.lock.lock();
            before.lock.unlock();
            before = after;
        }
    }
}
