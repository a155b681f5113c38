//- verdict: verified
// A java.util.concurrent lock guards a field: lock and unlock around every access, tryLock only where it succeeds, reentrantly, and in a loop.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LockedAccount {
    private final Lock lock = new ReentrantLock();
    /*@ guarded_by lock.owner == tid */
    private int balance;

    void deposit(int amount) {
        lock.lock();
        try {
            balance = balance + amount;
        } finally {
            lock.unlock();
        }
    }

    boolean tryDeposit(int amount) {
        if (lock.tryLock()) {
            try {
                balance = balance + amount;
                return true;
            } finally {
                lock.unlock();
            }
        }
        return false;
    }

    void depositTwice(int amount) {
        lock.lock();
        try {
            deposit(amount);
            int before = balance;
            deposit(amount);
            /*@ assert balance == before + amount */
        } finally {
            lock.unlock();
        }
    }

    void depositOften(int times) {
        for (int i = 0; i < times; i++) {
            lock.lock();
            balance = balance + 1;
            lock.unlock();
        }
    }

    //@ modifies balance
    //@ ensures true
    void clear() {
        lock.lock();
        balance = 0;
        lock.unlock();
    }

    int read() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            clear();
            return balance;
        } finally {
            lock.unlock();
        }
    }
}
