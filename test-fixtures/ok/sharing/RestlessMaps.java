//- verdict: verified
// Maps that change when somebody looks need the write lock for it.
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
    lock.writeLock().lock();
    try {
      return rows.get(key);
    } finally {
      lock.writeLock().unlock();
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
    lock.writeLock().lock();
    try {
      return rows.get(key);
    } finally {
      lock.writeLock().unlock();
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
    lock.writeLock().lock();
    try {
      return rows.get(key);
    } finally {
      lock.writeLock().unlock();
    }
  }
}

class Lru extends LinkedHashMap<String, String> {
  Lru() {
    super(16, 0.75f, true);
  }
}
