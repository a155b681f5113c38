//- verdict: failed
// The entry out of a stream may be of the guarded map, which changes under the read lock then.
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
      rows.entrySet().stream().forEach(entry -> entry.setValue("none"));
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[read-discipline]: /`the contents of rows` is read here without the right to: `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may not hold for this thread/
      //                                        ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: sets an entry of a map that is not known here, so that it may be that of `rows`, whose guard is not checked then \(go through its `entrySet\(\)` in a loop\)/
    } finally {
      lock.readLock().unlock();
//    ^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`ReentrantReadWriteLock\.ReadLock\.unlock` requires `of\.readers\[tid\] > 0`, which may not hold at this call\./
    }
  }
}
