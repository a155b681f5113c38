//- verdict: verified
// A helper that gives a lock back and takes the one of what it returns.
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
  int second() {
    head.lock.lock();
    Link next = step(head);
    if (next == null) return 0;
    int key = next.key;
    next.lock.unlock();
    return key;
  }
}
