//- verdict: failed
//- java-checks: auto
//- option: all
// Code without source puts locks of its own into an array that it is given: one that several threads have at once, and one that calls back.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;

class ArraysOfLocks implements Runnable {
    private final Lock lock;
    private int n;
    private int told;

    ArraysOfLocks() {
        Lock[] all = new Lock[1];
        Registry.fill(all);
        lock = all[0];
    }

    void count() {
        lock.lock();
//      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
        try {
            n++;
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
        }
    }

    @Override
    public void run() {
        synchronized (this) {
            told = 7;
        }
    }

    synchronized void tell() {
        Semaphore[] all = new Semaphore[1];
        Registry.fill(all, this);
        told = 1;
        all[0].release();
        assert told == 1;
        //     ^^^^^^^^^ error[assertion]: /`told == 1` may not hold here\./
    }
}
