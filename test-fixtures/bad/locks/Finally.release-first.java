//- verdict: failed
// A lock of one's own, released in `finally` on every way out.

class Finally {
    /*@ unwritable_by_env_if owner == tid */
    static volatile Thread owner;

    /*@ unwritable_by_env_if owner == tid */
    static int x;

    //@ requires owner == tid
    static int use(int k) {
        try {
            if (k == 0) {
                return 0;
            }
            x = k;
            /*@ assert x == k */
            return x;
        } finally {
            owner = null;
            x = 0;
//          ^^^^^ error[write-discipline]
        }
    }
}
