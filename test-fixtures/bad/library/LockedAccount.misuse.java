//- verdict: failed
// What can be done wrong with a lock: not taking it, giving back what one does not have, taking tryLock for lock, believing after unlock what held before,
// keeping it, giving it away for a moment behind a specification, and setting its ghost state.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LockedAccount {
    private final Lock lock = new ReentrantLock();
    /*@ guarded_by lock.owner == tid */
    private int balance;

    void unlocked(int amount) {
        balance = balance + amount;
        //        ^^^^^^^ error[access-discipline]: /lock.owner == tid/
    }

    void notMine() {
        lock.unlock();
    //  ^^^^^^^^^^^^^ error[precondition]: /Lock.unlock.*owner == tid/
    }

    void unlockedTwice() {
        lock.lock();
        try {
            balance = 1;
        } finally {
            lock.unlock();
        }
        balance = 2;
    //  ^^^^^^^^^^^ error[access-discipline]: /is written here/
    }

    void unsuccessful(int amount) {
        if (!lock.tryLock()) {
            balance = amount;
    //      ^^^^^^^^^^^^^^^^ error[access-discipline]: /is written here/
        }
    }

    void stale() {
        lock.lock();
        balance = 3;
        lock.unlock();
        lock.lock();
        /*@ assert balance == 3 */
        //         ^^^^^^^^^^^^ error[assertion]
        lock.unlock();
    }

    void staleInLoop(int times) {
        lock.lock();
        balance = 3;
        for (int i = 0; i < times; i++) {
            lock.unlock();
            lock.lock();
        }
        /*@ assert balance == 3 */
        //         ^^^^^^^^^^^^ error[assertion]
        lock.unlock();
    }

    void takenInLoop(int times) {
        for (int i = 0; i < times; i++) {
            lock.lock();
        }
        balance = 1;
    //  ^^^^^^^^^^^ error[access-discipline]
    }

    //@ modifies balance
    //@ ensures true
    void keeps() {
    //   ^^^^^ error[modifies]: /may end holding a lock that it did not hold at entry/
        lock.lock();
        balance = 0;
    }

    //@ requires lock.owner == tid
    //@ modifies balance
    void givesAway() {
        lock.unlock();
    //  ^^^^^^^^^^^^^ error[modifies]: /sets `owner`/
        lock.lock();
    //  ^^^^^^^^^^^ error[modifies]: /sets `owner`/
    }

    void steals() {
        //@ set lock.owner = tid
        //      ^^^^^^^^^^ error[spec-type]: /ghost fields of the workspace only/
        balance = 4;
    }
}
