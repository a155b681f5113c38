//- verdict: failed
//- java-checks: auto
//- option: all
// What is read from a stream is made by the constructor of its superclass, which gives back a lock that its caller holds.
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.locks.ReentrantLock;

class LocksInStreamsMade extends AbstractCollection<Object> {
    static final ReentrantLock LOCK = new ReentrantLock();
    private static int n;

    static class Base {
        Base() {
            if (LOCK.isHeldByCurrentThread()) LOCK.unlock();
        }
    }
    static class Data extends Base implements Serializable {
    }

    private final ObjectInputStream in;

    LocksInStreamsMade(ObjectInputStream in) {
        this.in = in;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public Iterator<Object> iterator() {
        try {
            in.readObject();
//          ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `readObject`, which may run what `LocksInStreamsMade\.Data` has for serialization, or make one without its constructor/
        } catch (IOException | ClassNotFoundException e) {
            return null;
        }
        return null;
    }

    void put(Collection<Object> others) {
        LOCK.lock();
        try {
            others.add("a");
            n++;
//          ^ error[race]: /`n` is read here without holding `LOCK`, which every write of it holds; hold it here too, or declare the field `volatile` if it need not agree with other fields/
        } finally {
            LOCK.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }
}
