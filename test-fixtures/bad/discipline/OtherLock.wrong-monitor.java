//- verdict: failed
// A field guarded by a lock object of its own.

class OtherLock {
    private final Object lock = new Object();

    /*@ unwritable_by_env_if lock.holder == tid */
    private int balance;

    /*@ global_invariant balance >= 0 */

    void deposit(int amount) {
        if (amount < 0) {
            return;
        }
        synchronized (this) {
            balance += amount;
//          ^^^^^^^ error[race]
//          ^^^^^^^^^^^^^^^^^ error[write-discipline]
        }
    }

    boolean withdraw(int amount) {
        if (amount < 0) {
            return false;
        }
        synchronized (lock) {
            if (balance < amount) {
                return false;
            }
            balance -= amount;
            return true;
        }
    }
}
