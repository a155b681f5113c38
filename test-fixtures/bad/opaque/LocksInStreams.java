//- verdict: unsupported
//- java-checks: auto
//- option: all
// What writes the object to a stream is not checked, but its way through the lock is known: a caller of code without source keeps his.
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.locks.ReentrantLock;

class LocksInStreams implements Serializable {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    void put(Collection<Object> others) {
        lock.lock();
        try {
            Registry.noteAll(others);
            n++;
        } finally {
            lock.unlock();
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        lock.lock();
        try {
            out.defaultWriteObject();
            out.writeObject(n);
//          ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may run what `LocksInStreams` has for serialization, or make one without its constructor/
        } finally {
            lock.unlock();
        }
    }
}
