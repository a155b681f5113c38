//- verdict: failed
// The lock of the node before is given back before its `next` is written.
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
                before.lock.unlock();
                /*@ atomic */ {
                //            ^ error[global-invariant]: /the invariant `linked && next != null ==> next\.linked && next\.list == list && key < next\.key` may not hold after this: this atomic block/
                //            ^ error[global-invariant]: /the invariant `linked ==> \(\\forall int k; key < k && \(next == null \|\| k < next\.key\); list\.at\[k\] == null\)` may not hold after this: this atomic block/
                    before.next = next;
//                  ^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`before\.next` is written here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else writing it/
                    //@ set after.linked = false
                    //@ set at[key] = null
                }
                after.lock.unlock();
                return true;
            }
            before.lock.unlock();
            before = after;
        }
    }
}
