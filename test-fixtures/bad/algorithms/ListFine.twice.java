//- verdict: failed
// A key that is there is added again.
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
        boolean isNew = after == null || after.key >= key;
        if (isNew) before.next = new Node(key, after);
        //                       ^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`ListFine\.Node\.<init>` requires `next == null \|\| key < next\.key`, which may not hold at this call\./
        before.lock.unlock();
        return isNew;
    }
}
