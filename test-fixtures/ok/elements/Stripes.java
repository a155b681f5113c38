//- verdict: verified
// Every element has a lock of its own; the locks never change.

class Stripes {
    /*@ unwritable_by_env_if[i] true */
    private final Object[] locks;

    /*@ guarded_by[i] locks[i].holder == tid */
    private final int[] values = new int[8];

    /*@ global_invariant locks != null && locks.length == 8 && values.length == 8 */
    /*@ global_invariant (\forall int i; 0 <= i && i < 8; locks[i] != null) */

    Stripes() {
        Object[] made = new Object[8];
        made[0] = new Object();
        made[1] = new Object();
        made[2] = new Object();
        made[3] = new Object();
        made[4] = new Object();
        made[5] = new Object();
        made[6] = new Object();
        made[7] = new Object();
        locks = made;
    }

    void increment(int i) {
        if (i < 0 || i >= 8) return;
        synchronized (locks[i]) {
            int old = values[i];
            values[i] = old + 1;
            /*@ assert values[i] == old + 1 */
        }
    }
}
