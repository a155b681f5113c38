//- verdict: failed
// It keeps the lock, or gives it back: the frame does not say.
import java.util.concurrent.locks.ReentrantLock;

class Link {
  final ReentrantLock lock = new ReentrantLock();
  /*@ guarded_by lock.owner == tid */
  Link next;
  /*@ guarded_by lock.owner == tid */
  int key;
}

class HandedOn {
  private final Link head = new Link();

  //@ requires at != null && at.lock.owner == tid
  //@ ensures \result == null || \result.lock.owner == tid
  //@ modifies \result.lock.*
  private static Link step(Link at) {
  //                  ^^^^ error[modifies]: /`HandedOn\.step` may end holding a lock that it did not hold at entry, or without one that it held, which its modifies clause does not allow/
  //                  ^^^^ error[modifies]: /`HandedOn\.step` may have written what its modifies clause does not allow, or what is not of the result that it returns/
    Link next = at.next;
    if (next != null) next.lock.lock();
    if (next == null) at.lock.unlock();
    return next;
  }

  //@ requires head.lock.owner != tid
  int second() {
    head.lock.lock();
    Link next = step(head);
    if (next == null) return 0;
    int key = next.key;
    next.lock.unlock();
    return key;
  }
}
