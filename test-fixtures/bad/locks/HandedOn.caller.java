//- verdict: failed
// The caller keeps what it was handed.
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
  //@ modifies at.lock.*, \result.lock.*
  private static Link step(Link at) {
    Link next = at.next;
    if (next != null) next.lock.lock();
    at.lock.unlock();
    return next;
  }

  //@ requires head.lock.owner != tid
  //@ modifies \nothing
  int second() {
  //  ^^^^^^ error[modifies]: /`HandedOn\.second` may end holding a lock that it did not hold at entry, or without one that it held, which its modifies clause does not allow/
    head.lock.lock();
    Link next = step(head);
    //          ^^^^^^^^^^ error[modifies]: /this step \(it calls `step`\) is not allowed by the modifies clause of `HandedOn\.second`, which allows nothing/
    if (next == null) return 0;
    int key = next.key;

    return key;
  }
}
