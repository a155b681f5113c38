//- verdict: failed
// A WeakHashMap takes out what has been collected whenever somebody looks, and a subclass can ask for the order of access.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;

class RestlessMaps {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private final Map<String, String> rows = new WeakHashMap<>();

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      rows.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }

  String find(String key) {
    lock.readLock().lock();
    try {
      return rows.get(key);
      //     ^^^^^^^^^^^^^ error[write-discipline]: /`the contents of rows` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
    } finally {
      lock.readLock().unlock();
    }
  }
}

class Assigned {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private final Map<String, String> rows;

  Assigned() {
    rows = new WeakHashMap<>();
  }

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      rows.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }

  String find(String key) {
    lock.readLock().lock();
    try {
      return rows.get(key);
    } finally {
      lock.readLock().unlock();
    }
  }
}

class Recent {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private final Lru rows = new Lru();

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      rows.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }

  String find(String key) {
    lock.readLock().lock();
    try {
      return rows.get(key);
      //     ^^^^^^^^^^^^^ error[write-discipline]: /`the contents of rows` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
    } finally {
      lock.readLock().unlock();
    }
  }
}

class Lru extends LinkedHashMap<String, String> {
  Lru() {
    super(16, 0.75f, true);
  }
}
