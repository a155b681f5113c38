//- verdict: failed
// What an iterator removes it removes from the collection.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class WalksUnderReadLock {
  private final Map<String, Integer> rows = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

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
    lock.readLock().lock();
    try {
      Iterator<String> walker = names.iterator();
      while (walker != null && walker.hasNext()) if ("".equals(walker.next())) walker.remove();
      //                                                                       ^^^^^^^^^^^^^^^ error[race]: /`the contents of names` is written here without holding `lock`, which every write of it holds/
    } finally {
      lock.readLock().unlock();
    }
  }
}
