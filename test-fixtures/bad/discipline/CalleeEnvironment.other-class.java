//- verdict: failed
// The assumption of a class binds every class that writes its fields, not only its own methods.
// What the classes of the called methods assume of their environment belongs to the caller's assumption (calvin-tcs 6.3).

class Clock {
    /*@ unwritable_by_env_if holder == tid */
    volatile int time;

    /*@ env_assumption \old(time) <= time */

    int now() {
        return time;
    }

    synchronized void tick() {
        time = time + 1;
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

    //@ requires clock != null
    static void rewind(Clock clock) {
        synchronized (clock) {
            clock.time = 0;
//          ^^^^^^^^^^^^^^ error[env-assumption]
        }
    }
}
