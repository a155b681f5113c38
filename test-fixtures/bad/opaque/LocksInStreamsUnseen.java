//- verdict: failed
//- java-checks: auto
//- option: all
// What is not translated at all may do anything with locks.
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.locks.ReentrantLock;

class LocksInStreamsUnseen implements Serializable {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    private final transient java.lang.reflect.Method giver = Registry.giver();

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

    private void writeObject(ObjectOutputStream out) throws Exception {
        lock.lock();
        try {
            out.defaultWriteObject();
            out.writeObject(n);
//          ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may run what `LocksInStreamsUnseen` has for serialization, or make one without its constructor/
            giver.invoke(lock);
//          ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `invoke` on a `java\.lang\.reflect\.Method`, which reaches a field or a method by its name, and which one is not followed/
        } finally {
            lock.unlock();
        }
    }
}
