//- verdict: failed
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
        synchronized (locks[0]) {
            int old = values[i];
            //        ^^^^^^^^^ error[access-discipline]: /`values\[i\]` is read here although `locks\[i\]\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            values[i] = old + 1;
//          ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`values\[i\]` is written here although `locks\[i\]\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            /*@ assert values[i] == old + 1 */
            //         ^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`values\[i\] == old \+ 1` may not hold here\./
        }
    }
}
