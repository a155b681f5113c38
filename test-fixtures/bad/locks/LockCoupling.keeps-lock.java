//- verdict: failed
// No lock is ever given back.
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
    //   ^^^^^^^^ error[performs]: /`LockCoupling\.oneByOne` changes more than its action names when it returns/
    //   ^^^^^^^^ error[performs]: /`LockCoupling\.oneByOne` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        CoupledNode at = first;
        while (at != null) {
            at.lock.lock();
            at = at.next;
        }
    }
}
