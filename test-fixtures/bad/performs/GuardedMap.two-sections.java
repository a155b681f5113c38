//- verdict: failed
// The map is changed in one critical section and the count in another; and a change of the map that no frame names.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

class GuardedMap {
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock") private final Map<String, String> sessions = new HashMap<>();
    @GuardedBy("lock") private int created;

    //@ performs () { true }
    boolean evict(String user) {
    //      ^^^^^ error[performs]: /`GuardedMap\.evict` changes more than its action names when it returns/
        lock.lock();
        try {
            return sessions.remove(user) != null;
        } finally {
            lock.unlock();
        }
    }

    //@ performs (sessions) { true }
    void move(String user, String other) {
        lock.lock();
        try {
            sessions.remove(user);
        } finally {
            lock.unlock();
        }
        lock.lock();
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `Lock\.lock`, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
        try {
            sessions.put(other, other);
        } finally {
            lock.unlock();
        }
    }


    //@ performs (sessions) { true }
    void all(Map<String, String> others) {
    //   ^^^ error[performs]: /`GuardedMap\.all` throws an exception after changing something that others can see, and no witness says which action that was/
        lock.lock();
        try {
            sessions.putAll(others);
        } finally {
            lock.unlock();
        }
    }
}
