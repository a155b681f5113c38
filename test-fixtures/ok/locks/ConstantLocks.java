//- verdict: verified
// The monitor of a class object or of a string constant is one monitor for all objects.

class ConstantLocks {
    private static final String LOCK = "constant";

    //@ guarded_by LOCK.holder == tid
    private int n;

    @GuardedBy("ConstantLocks.class")
    private int m;

    //@ performs (n) { n == \old(n) + 1 }
    void up() {
        synchronized (LOCK) {
            n++;
        }
    }

    //@ performs (m) { m == \old(m) + 1 }
    void other() {
        synchronized (ConstantLocks.class) {
            m++;
        }
    }
}
