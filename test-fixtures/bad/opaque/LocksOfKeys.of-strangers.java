//- verdict: unsupported
//- option: all
// One of the functions gets its lock from code without source, which may give one that several threads have at once.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import com.acme.Foo;

class LocksOfKeys {
    private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();
    private final Map<String, Lock> others = new ConcurrentHashMap<>();
    private final StampedLock pair = new StampedLock();
    private int n;

    void put(String key) { locks.computeIfAbsent(key, k -> Foo.lock()); others.computeIfAbsent(key, k -> pair.asReadLock()); }

    void direct(String key) {
        ReentrantLock lock = locks.computeIfAbsent(key, k -> new ReentrantLock());
        lock.lock();
//      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
        try {
            n = 1;
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
        }
    }

    void byInterface(String key) {
        Lock lock = others.get(key);
        lock.lock();
//      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
        try {
            n = 1;
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
        }
    }
}
