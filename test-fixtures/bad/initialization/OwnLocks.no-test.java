//- verdict: failed
// The balance may become negative.
class OwnLocks {
    private final Object lock = new Object();
    //@ guarded_by lock.holder == tid
    private long balance;
    //@ global_invariant lock.holder == null ==> balance >= 0

    //@ requires lock.holder != tid
    boolean withdraw(long amount) {
        synchronized (lock) {
            if (amount < 0) return false;
            balance -= amount;
            return true;
//          ^^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.holder == null ==> balance >= 0` may not hold after this: this step \(it releases the monitor of `lock`\)/
        }
    }

    static synchronized void log() { System.out.println("log"); }

    static void other() {
        synchronized (OwnLocks.class) { System.out.println("log"); }
    }
}
