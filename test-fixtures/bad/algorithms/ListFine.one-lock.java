//- verdict: failed
// Who removes a node holds its predecessor alone, and links to what another may have taken out.
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
            if (after.key == key) {
                before.next = after.next;
                //            ^^^^^^^^^^ error[access-discipline]: /`after\.next` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
                before.lock.unlock();
                return true;
            }
            after.lock.lock();
            before.lock.unlock();
            before = after;
        }
    }
}
