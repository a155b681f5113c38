//- verdict: verified
// What a map holds is named in a frame by its field. A method of one element that throws has changed nothing.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

class GuardedMap {
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock") private final Map<String, String> sessions = new HashMap<>();
    @GuardedBy("lock") private int created;

    //@ performs (sessions) { true }
    boolean evict(String user) {
        lock.lock();
        try {
            return sessions.remove(user) != null;
        } finally {
            lock.unlock();
        }
    }

    //@ performs ( action "Put" (sessions, created) { created == \old(created) + 1 } [] skip )
    void put(String user) {
        lock.lock();
        try {
            sessions.put(user, user);
            created = created + 1;
            //@ witness Put
        } finally {
            lock.unlock();
        }
    }
}
