//- verdict: verified
// A sorted list with a lock for each node, hand over hand (Herlihy & Shavit, 9.5): who walks takes the lock of the next node before giving back that of the last. Proved: no races,
// no null, the keys ascend, `add` and `remove` change links whose locks they hold. That the list is a set of keys, and each method one action on it, is `performs/HandOverHand`.
import java.util.concurrent.locks.ReentrantLock;

class ListFine {
    static final class Node {
        final int key;
        final ReentrantLock lock = new ReentrantLock();
        @GuardedBy("lock") Node next;
        //@ global_invariant next != null ==> key < next.key
        //@ requires next == null || key < next.key
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final /*@ non_null */ Node head = new Node(Integer.MIN_VALUE, null);
    //@ global_invariant head.key == Integer.MIN_VALUE

    //@ requires key > Integer.MIN_VALUE
    boolean contains(int key) {
        Node before = head;
        before.lock.lock();
        //@ loop_invariant before != null && before.lock.owner == tid && before.key < key
        while (true) {
            Node after = before.next;
            if (after == null || after.key >= key) {
                before.lock.unlock();
                return after != null && after.key == key;
            }
            after.lock.lock();
            before.lock.unlock();
            before = after;
        }
    }

    //@ requires key > Integer.MIN_VALUE
    boolean add(int key) {
        Node before = head;
        before.lock.lock();
        Node after = before.next;
        //@ loop_invariant before != null && before.lock.owner == tid && before.key < key && after == before.next
        while (after != null && after.key < key) {
            after.lock.lock();
            before.lock.unlock();
            before = after;
            after = before.next;
        }
        boolean isNew = after == null || after.key > key;
        if (isNew) before.next = new Node(key, after);
        before.lock.unlock();
        return isNew;
    }

    //@ requires key > Integer.MIN_VALUE
    boolean remove(int key) {
        Node before = head;
        before.lock.lock();
        //@ loop_invariant before != null && before.lock.owner == tid && before.key < key
        while (true) {
            Node after = before.next;
            if (after == null || after.key > key) {
                before.lock.unlock();
                return false;
            }
            after.lock.lock();
            if (after.key == key) {
                before.next = after.next;
                after.lock.unlock();
                before.lock.unlock();
                return true;
            }
            before.lock.unlock();
            before = after;
        }
    }
}
