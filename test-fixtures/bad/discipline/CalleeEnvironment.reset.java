//- verdict: failed
// What the classes of the called methods assume of their environment belongs to the caller's assumption (calvin-tcs 6.3).

class Clock {
    /*@ unwritable_by_env_if holder == tid */
    volatile int time;

    /*@ env_assumption \old(time) <= time */

    int now() {
        return time;
    }

    synchronized void tick() {
        time = 0;
//      ^^^^^^^^ error[env-assumption]
    }
}

class Stopwatch {
    //@ requires clock != null
    static int measure(Clock clock) {
        int start = clock.now();
        int end = clock.now();
        /*@ assert start <= end */
        return end - start;
    }
}
