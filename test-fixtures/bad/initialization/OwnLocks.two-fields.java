//- verdict: failed
// A copy shares the lock of its original.
class OwnLocks {
    private final Object lock;
    static OwnLocks last;
    OwnLocks() { lock = new Object(); last = this; }
    OwnLocks(OwnLocks other) { lock = other.lock; }
    //                                ^^^^^^^^^^ warning[null-dereference]: /`other` may be null here\./
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
