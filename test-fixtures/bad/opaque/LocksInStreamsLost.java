//- verdict: failed
//- java-checks: auto
//- option: all
// What writes the object to a stream gives back a lock that it has not taken, where it has it.
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.locks.ReentrantLock;

class LocksInStreamsLost implements Serializable {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    void put(Collection<Object> others) {
        lock.lock();
        try {
            Registry.noteAll(others);
            n++;
//          ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds; hold it here too, or declare the field `volatile` if it need not agree with other fields/
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        lock.lock();
        try {
            out.defaultWriteObject();
            out.writeObject(n);
//          ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may run what `LocksInStreamsLost` has for serialization, or make one without its constructor/
        } finally {
            lock.unlock();
            if (lock.isHeldByCurrentThread()) lock.unlock();
        }
    }
}
