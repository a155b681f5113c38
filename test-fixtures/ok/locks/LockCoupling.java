//- verdict: verified
// A walk that holds the lock of the node where it is, and gives every lock back in the end, whatever its caller holds.
import java.util.concurrent.locks.ReentrantLock;

final class CoupledNode {
    final /*@ non_null */ ReentrantLock lock = new ReentrantLock();
    //@ guarded_by lock.owner == tid
    CoupledNode next;
}

class LockCoupling {
    final /*@ non_null */ CoupledNode first = new CoupledNode();

    //@ modifies \nothing
    //@ performs () { true }
    void oneByOne() {
        CoupledNode at = first;
        at.lock.lock();
        while (true) {
            CoupledNode after = at.next;
            if (after == null) break;
            after.lock.lock();
            at.lock.unlock();
            at = after;
        }
        at.lock.unlock();
    }
}
