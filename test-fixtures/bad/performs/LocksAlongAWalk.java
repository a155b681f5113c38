//- verdict: failed
// Walks that take a lock too often, give one away that their caller holds, or find the lock that they give back through a field that others write.
import java.util.concurrent.locks.ReentrantLock;

final class WalkedNode {
    final /*@ non_null */ ReentrantLock lock = new ReentrantLock();
    //@ guarded_by lock.owner == tid
    WalkedNode next;
}

class LocksAlongAWalk {
    final /*@ non_null */ WalkedNode first = new WalkedNode();
    //@ writable_if true
    volatile /*@ non_null */ WalkedNode cursor = first;

    //@ modifies \nothing
    //@ performs () { true }
    void takesTwice() {
    //   ^^^^^^^^^^ error[performs]: /`LocksAlongAWalk\.takesTwice` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        WalkedNode at = first;
        at.lock.lock();
        while (true) {
//      ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before the next round of this loop, which may run forever, but the method has already changed something that others can see, so it is not one atomic action/
            WalkedNode after = at.next;
            if (after == null) break;
            after.lock.lock();
            after.lock.lock();
            at.lock.unlock();
            at = after;
        }
        at.lock.unlock();
    }

    //@ requires first.lock.owner == tid
    //@ modifies \nothing
    //@ performs () { true }
    void lendsTheCallers(int times) {
        WalkedNode at = first;
        for (int i = 0; i < times; i++) {
            at.lock.unlock();
            at.lock.lock();
//          ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `Lock\.lock`, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    //@ requires node.lock.owner == tid
    //@ modifies \nothing
    //@ performs () { true }
    void givesTheCallersAway(/*@ non_null */ WalkedNode node) {
    //   ^^^^^^^^^^^^^^^^^^^ error[performs]: /`LocksAlongAWalk\.givesTheCallersAway` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        WalkedNode at = node;
        while (true) {
//      ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before the next round of this loop, which may run forever, but the method has already changed something that others can see, so it is not one atomic action/
            WalkedNode after = at.next;
            if (after == null) break;
            after.lock.lock();
            at.lock.unlock();
            at = after;
        }
        at.lock.unlock();
    }

    //@ modifies \nothing
    //@ performs () { true }
    void throughAField() {
    //   ^^^^^^^^^^^^^ error[performs]: /`LocksAlongAWalk\.throughAField` changes more than its action names when it returns/
    //   ^^^^^^^^^^^^^ error[performs]: /`LocksAlongAWalk\.throughAField` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        cursor.lock.lock();
        cursor.lock.unlock();
//      ^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
    }
}
