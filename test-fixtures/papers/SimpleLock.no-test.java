//- verdict: failed
// The swap without the comparison takes the lock from its holder.
// calvin-tcs section 3. Module Mutex is a lock with busy waiting over a compare-and-swap; `m` is its holder, null (0 in the paper) if free.
// Module Top has two threads that share `x` under it. Everything is inlined, as in section 3.1.

class SimpleLock {
    /*@ unwritable_by_env_if m == tid */
    static volatile Thread m;

    /*@ unwritable_by_env_if m == tid */
    static int x;

    /*@ global_invariant m == null ==> x >= 0 */

    /*@ helper */
    static void acquire(Thread self) {
        Thread t = self;
        /*@ loop_invariant t == self || (t == null && m == self && x >= 0) */
        while (t == self) {
            /*@ atomic */ {
                m = t;
                t = null;
            }
        }
    }

    /*@ helper */
    static void release() {
        m = null;
    }
}

class First extends Thread {
    public void run() {
        SimpleLock.acquire(this);
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]
        SimpleLock.x++;
        /*@ assert SimpleLock.x > 0 */
        SimpleLock.release();
    }
}

class Second extends Thread {
    public void run() {
        SimpleLock.acquire(this);
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]
        SimpleLock.x = 0;
        SimpleLock.release();
    }
}
