//- verdict: verified
//- java-checks: auto
// Who waits looks again when it goes on.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Mailbox {
    private final Lock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private Object letter;
    private Object parcel;

    synchronized void put(Object given) {
        letter = given;
        notifyAll();
    }

    synchronized Object take() throws InterruptedException {
        while (letter == null) {
            wait();
        }
        Object taken = letter;
        letter = null;
        return taken;
    }

    void leave(Object given) {
        lock.lock();
        try {
            parcel = given;
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    Object fetch() throws InterruptedException {
        lock.lock();
        try {
            while (parcel == null) {
                filled.await();
            }
            Object taken = parcel;
            parcel = null;
            return taken;
        } finally {
            lock.unlock();
        }
    }
}
