//- verdict: failed
// To set an entry is to change its map: the read lock is not enough.
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
    lock.readLock().lock();
    try {
      for (Map.Entry<String, String> entry : rows.entrySet()) {
        if (entry != null) {
          entry.setValue("none");
//        ^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`the contents of rows` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        }
      }
    } finally {
      lock.readLock().unlock();
    }
  }
}
