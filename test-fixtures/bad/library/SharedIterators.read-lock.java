//- verdict: failed
// Whoever goes on with an iterator changes it: threads that share one need a lock, and a read lock is not enough.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Names {
  @GuardedBy("this") private final Iterator<String> names;
  Names(List<String> names) { this.names = new ArrayList<String>(names).iterator(); }
  synchronized String next() { Iterator<String> all = names; return all != null && all.hasNext() ? all.next() : null; }
}

@ThreadSafe
class Back {
  @GuardedBy("this") private final ListIterator<String> names = new ArrayList<String>().listIterator();
  synchronized String previous() { ListIterator<String> all = names; return all != null && all.hasPrevious() ? all.previous() : null; }
}

class Shelf {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  @GuardedBy("lock") private Iterator<String> titles;
  String take() {
    lock.readLock().lock();
    try { Iterator<String> all = titles; return all != null && all.hasNext() ? all.next() : null; } finally { lock.readLock().unlock(); }
    //                                                                         ^^^^^^^^^^ error[write-discipline]: /`the contents of titles` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
  }
  boolean hasMore() {
    lock.readLock().lock();
    try { Iterator<String> all = titles; return all != null && all.hasNext(); } finally { lock.readLock().unlock(); }
  }
}
