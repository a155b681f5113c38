//- verdict: verified
// To set an entry is to change its map: under the write lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;

class SetEntries {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private final Map<String, String> rows = new HashMap<>();

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      rows.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }

  void reset() {
    lock.writeLock().lock();
    try {
      for (Map.Entry<String, String> entry : rows.entrySet()) {
        if (entry != null) {
          entry.setValue("none");
        }
      }
    } finally {
      lock.writeLock().unlock();
    }
  }
}
