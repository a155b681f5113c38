//- verdict: failed
// Two threads with the read lock change the map in the order of access.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class AccessOrder {
  private final Map<String, String> recent = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<String, String> plain = new LinkedHashMap<>(16, 0.75f, false);
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  void put(String key, String value) {
    lock.writeLock().lock();
    try {
      recent.put(key, value);
      plain.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }

  String find(String key) {
    lock.readLock().lock();
    try {
      return plain.get(key);
    } finally {
      lock.readLock().unlock();
    }
  }

  String get(String key) {
    lock.readLock().lock();
    try {
      return recent.get(key);
      //     ^^^^^^^^^^^^^^^ error[race]: /`the contents of recent` is written here while `lock` is held only for reading, and several threads may hold it so at once; hold its side for writing here/
    } finally {
      lock.readLock().unlock();
    }
  }
}

class Assigned {
  private final Map<String, String> recent;
  private int hits;

  Assigned(int size) {
    recent = new LinkedHashMap<>(size, 0.75f, true);
  }

  synchronized void put(String key, String value) {
    recent.put(key, value);
  }

  synchronized String get(String key) {
    hits++;
    return recent.getOrDefault(key, "none");
  }
}
