//- verdict: failed
// A lock in a static final field guards static fields.

class StaticLock {
    private static final Object LOCK = new Object();

    /*@ unwritable_by_env_if LOCK.holder == tid */
    private static int total;

    static void add(int k) {
        total = total + k;
//      ^^^^^^^^^^^^^^^^^ error[write-discipline]
        //      ^^^^^ error[race]
    }

    static int get() {
        synchronized (LOCK) {
            return total;
        }
    }
}
