//- verdict: failed
// The lock of a node is given back before that of the next one is taken, and the link is read between them.
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
            before.lock.unlock();
            Node after = before.next;
            //           ^^^^^^^^^^^ error[access-discipline]: /`before\.next` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
            if (after == null || after.key >= key) {
                return after != null && after.key == key;
            }
            after.lock.lock();
            before.lock.unlock();
//          ^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
            before = after;
        }
    }
}
