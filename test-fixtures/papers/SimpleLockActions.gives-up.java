//- verdict: failed
// Mutant: `acquire` returns when the lock is not free.
// calvin-tcs section 3.2. `acquire` and `release` carry abstractions that speak of nobody's data; Top keeps `x` under the lock and knows of it only these.

class Mutex {
    // The holder, or null (0 in the paper).
    /*@ unwritable_by_env_if m == tid */
    volatile Thread m;

    /*@ action: also_modifies m ensures \old(m) == null && m == tid */
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`Mutex\.acquire` may return without having performed the action `1`: none of its steps changed what `\\old\(m\) == null && m == tid` says, and no `witness 1` says where it happened/
    void acquire() {
        Thread self = Thread.currentThread();
        Thread t = self;
        while (t == self) {
            /*@ atomic */ {
                if (m == null) {
                    m = t;
                }
                t = null;
            }
        }
    }

    /*@ requires m == tid
        action: also_modifies m ensures m == null */
    void release() {
        m = null;
    }
}

class Top {
    static final Mutex lock = new Mutex();

    /*@ unwritable_by_env_if lock.m == tid */
    static int x;

    /*@ global_invariant lock.m == null ==> x >= 0 */
}

class First extends Thread {
    public void run() {
        Top.lock.acquire();
        Top.x++;
        /*@ assert Top.x > 0 */
        Top.lock.release();
    }
}

class Second extends Thread {
    public void run() {
        Top.lock.acquire();
        Top.x = -1;
        Top.x = 0;
        Top.lock.release();
    }
}
