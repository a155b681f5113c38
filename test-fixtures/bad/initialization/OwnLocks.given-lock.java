//- verdict: failed
// The lock may be shared by two accounts: one of them is out of balance when the other lets it go.
class OwnLocks {
    private final Object lock;
    OwnLocks(Object lock) { this.lock = lock; }
    //@ guarded_by lock.holder == tid
    private long balance;
    //@ global_invariant lock.holder == null ==> balance >= 0

    //@ requires lock.holder != tid
    boolean withdraw(long amount) {
        synchronized (lock) {
        //            ^^^^ warning[null-dereference]: /`lock` may be null here\./
            if (amount < 0 || amount > balance) return false;
            //                                  ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.holder == null ==> balance >= 0` may not hold after this: this step \(it releases the monitor of `lock`\)/
            balance -= amount;
            return true;
//          ^^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.holder == null ==> balance >= 0` may not hold after this: this step \(it releases the monitor of `lock`\)/
        }
    }

    static synchronized void log() { System.out.println("log"); }
    //                                                          ^ error[global-invariant]: /the invariant `lock\.holder == null ==> balance >= 0` may not hold after this: this step \(it releases the monitor of `OwnLocks\.class`\)/

    static void other() {
        synchronized (OwnLocks.class) { System.out.println("log"); }
        //                                                         ^ error[global-invariant]: /the invariant `lock\.holder == null ==> balance >= 0` may not hold after this: this step \(it releases the monitor of `OwnLocks\.class`\)/
    }
}
