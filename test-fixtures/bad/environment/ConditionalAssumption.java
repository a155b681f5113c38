//- verdict: failed
// What the environment keeps once a flag is set, it does not keep before.

class ConditionalAssumption {
    private volatile boolean done;
    private volatile int data;

    /*@ env_assumption \old(done) ==> done && data == \old(data) */

    void finish() {
        done = true;
    }

    void reader() {
        if (done) {
            int x = data;
            int y = data;
            /*@ assert x == y */
        }
    }

    void early() {
        int x = data;
        if (done) {
            int y = data;
            /*@ assert x == y */
            //         ^^^^^^ error[assertion]
        }
    }

    void write() {
        data = 5;
//      ^^^^^^^^ error[env-assumption]
    }

    void checked() {
        if (!done) {
            data = 5;
//          ^^^^^^^^ error[env-assumption]
        }
    }
}
