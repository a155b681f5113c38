//- verdict: failed
// Mutant: `release` frees the lock twice, the second time somebody else's.
// calvin-tcs section 3.2. `acquire` and `release` carry abstractions that speak of nobody's data; Top keeps `x` under the lock and knows of it only these.

class Mutex {
    // The holder, or null (0 in the paper).
    /*@ unwritable_by_env_if m == tid */
    volatile Thread m;

    /*@ action: also_modifies m ensures \old(m) == null && m == tid */
    void acquire() {
        Thread self = Thread.currentThread();
        Thread t = self;
        while (t == self) {
            /*@ atomic */ {
                if (m == null) {
                    m = t;
                    t = null;
                }
            }
        }
    }

    /*@ requires m == tid
        action: also_modifies m ensures m == null */
    void release() {
        m = null;
        m = null;
//      ^^^^^^^^ error[global-invariant]: /the invariant `lock\.m == null ==> x >= 0` may not hold after this: this step \(it writes `m`\)/
//      ^^^^^^^^ error[simulation]: /this step \(it writes `m`\) changes more than `modifies` allows, but `Mutex\.release` has already performed the action `1`/
//      ^^^^^^^^ error[write-discipline]: /`m` is written here although `m == tid` may hold for another thread, which then relies on nobody else writing it/
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
