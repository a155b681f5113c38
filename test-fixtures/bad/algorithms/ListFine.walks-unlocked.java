//- verdict: failed
// The lock of the next node is not taken.
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
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `before != null && before\.lock\.owner == tid && before\.key < key && after == before\.next` may not hold after a round of the loop/
        while (after != null && after.key < key) {
            before.lock.unlock();
            before = after;
            after = before.next;
            //      ^^^^^^^^^^^ error[access-discipline]: /`before\.next` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
        }
        boolean isNew = after == null || after.key > key;
        if (isNew) before.next = new Node(key, after);
        before.lock.unlock();
        return isNew;
    }
}
