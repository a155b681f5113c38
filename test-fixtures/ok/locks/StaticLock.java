//- verdict: verified
// A lock in a static final field guards static fields.

class StaticLock {
    private static final Object LOCK = new Object();

    /*@ unwritable_by_env_if LOCK.holder == tid */
    private static int total;

    static void add(int k) {
        synchronized (LOCK) {
            total = total + k;
        }
    }

    static int get() {
        synchronized (LOCK) {
            return total;
        }
    }
}
