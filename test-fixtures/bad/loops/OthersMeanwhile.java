//- verdict: failed
// What others leave alone as long as nothing else changes, or as long as a monitor is not held, is not left alone by a loop that changes it, or takes the monitor.

class Switched {
    /*@ unwritable_by_env_if tid == main */
    static volatile int x;

    /*@ env_assumption tid == main ==> y == \old(y) || (y > \old(y) && x == 1) */
    static volatile int y;

    /*@ env_assumption tid == main ==> v == \old(v) || (v > \old(v) && x == 2) */
    static volatile int v;

    /*@ env_assumption tid == main ==> u == \old(u) || y > \old(y) */
    static volatile int u;

    /*@ env_assumption tid == main ==> t == \old(t) || v > \old(v) */
    static volatile int t;

    /*@ env_assumption tid == main ==> u == \old(u) || t == \old(t) */

    // While `x` is 1 others change `u`, and while it is 2 they change `t`.
    //@ requires tid == main
    static void both() {
        x = 0;
        int before = u;
        int past = t;
        while (x != 3) x = x + 1;
        /*@ assert u == before || t == past */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`u == before \|\| t == past` may not hold here\./
    }
}

class Held {
    static final Object lock = new Object();

    /*@ unwritable_by_env_if tid == main && lock.holder != tid */
    static volatile int n;

    // Others write `n` while `lock` is held.
    //@ requires tid == main && lock.holder != tid
    static void takes() {
        int before = n;
        int i = 0;
        while (i < 3) {
            synchronized (lock) {
                i++;
            }
        }
        /*@ assert n == before */
        //         ^^^^^^^^^^^ error[assertion]: /`n == before` may not hold here\./
    }
}
