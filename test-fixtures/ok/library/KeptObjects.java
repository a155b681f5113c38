//- verdict: verified
// What a constructor is not given stays with its maker; what its model keeps is known, and nobody else's until that is shown.
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
class KeptObjects {
  int count;
  //  ^^^^^ information[unguarded-field]: /`count` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  static void notGiven() { Exception given = new Exception(); Exception own = new Exception(); Throwable t = new Exception(given); boolean r = t.getCause() == own; /*@ assert !r */ }
  static void kept() { Object o = new Object(); AtomicReference<Object> a = new AtomicReference<>(o); boolean r = a.get() == o; /*@ assert r */ }
  static void own() { KeptObjects k = new KeptObjects(); k.count = 3; AtomicReference<KeptObjects> a = new AtomicReference<>(k); int r = a.get().count; /*@ assert r == 3 */ }
  static class Locking extends Exception implements ReadWriteLock {
    private final Lock one = new ReentrantLock();
    public Lock readLock() { return one; }
    public Lock writeLock() { return one; }
  }
  static void owing() { Throwable t = new Exception(new Locking()); boolean r = t != null; /*@ assert r */ }
}
