//- verdict: failed
// Two threads with the read lock go on with the same iterator.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import net.jcip.annotations.GuardedBy;

class WalksUnderReadLock {
  private final Map<String, Integer> rows = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  @GuardedBy("lock")
  private final Iterator<String> rest = new ArrayList<String>().iterator();

  void put(String key, int value) {
    lock.writeLock().lock();
    try {
      rows.put(key, value);
      names.add(key);
    } finally {
      lock.writeLock().unlock();
    }
  }

  int sum() {
    lock.readLock().lock();
    try {
      return rows.values().stream().filter(one -> one > 3).mapToInt(Integer::intValue).sum();
    } finally {
      lock.readLock().unlock();
    }
  }

  int together() {
    lock.readLock().lock();
    try {
      int found = 0;
      for (Map.Entry<String, Integer> entry : rows.entrySet()) if (entry != null) found++;
      return found + names.size();
    } finally {
      lock.readLock().unlock();
    }
  }

  void clean() {
    lock.writeLock().lock();
    try {
      Iterator<String> walker = names.iterator();
      while (walker != null && walker.hasNext()) if ("".equals(walker.next())) walker.remove();
    } finally {
      lock.writeLock().unlock();
    }
  }

  String step() {
    lock.readLock().lock();
    try {
      return rest != null && rest.hasNext() ? rest.next() : "";
      //                                      ^^^^^^^^^^^ error[write-discipline]: /`the contents of rest` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
    } finally {
      lock.readLock().unlock();
    }
  }
}
