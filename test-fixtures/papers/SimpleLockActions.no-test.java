//- verdict: failed
// Mutant: the swap without the comparison takes the lock from its holder.
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
            //            ^ error[simulation]: /this atomic block changes more than `modifies` allows, so it would have to be the action `1`, but `\\old\(m\) == null && m == tid` may not hold of it/
                m = t;
//              ^^^^^ error[write-discipline]: /`m` is written here although `m == tid` may hold for another thread, which then relies on nobody else writing it/
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
