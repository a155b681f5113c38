//- verdict: verified
// A lock of one's own: a final field that only ever gets a new object is nobody else's, so an invariant may lean on it. A class object is no instance of a class of the workspace.
class OwnLocks {
    private final Object lock = new Object();
    //@ guarded_by lock.holder == tid
    private long balance;
    //@ global_invariant lock.holder == null ==> balance >= 0

    //@ requires lock.holder != tid
    boolean withdraw(long amount) {
        synchronized (lock) {
            if (amount < 0 || amount > balance) return false;
            balance -= amount;
            return true;
        }
    }

    static synchronized void log() { System.out.println("log"); }

    static void other() {
        synchronized (OwnLocks.class) { System.out.println("log"); }
    }
}
