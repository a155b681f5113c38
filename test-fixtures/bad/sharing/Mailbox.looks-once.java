//- verdict: failed
//- java-checks: auto
// Another thread may have taken what was there, or the thread wakes up for no reason.
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
        if (letter == null) {
            wait();
//          ^^^^^^ error[race]: /the thread may go on from here although its condition does not hold: it is not looked at again after this; wait in a loop/
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
            if (parcel == null) {
                filled.await();
//              ^^^^^^^^^^^^^^ error[race]: /the thread may go on from here although its condition does not hold: it is not looked at again after this; wait in a loop/
            }
            Object taken = parcel;
            parcel = null;
            return taken;
        } finally {
            lock.unlock();
        }
    }
}
