//- verdict: failed
// What others take for granted is broken on one way; that says nothing of the other.

class OneWay {
    /*@ unwritable_by_env_if holder == tid */
    int n;

    //@ global_invariant n >= 0

    volatile int other;

    void m(boolean breaks, /*@ non_null */ OneWay that) {
        synchronized (that) {
            if (breaks) {
                that.n = -1;
//              ^^^^^^^^^^^ error[global-invariant]: /the invariant `n >= 0` may not hold after this: this step \(it writes `that\.n`\)/
                other = 2;
                int seen = that.n;
            } else {
                /*@ assert that.n > 0 */
                //         ^^^^^^^^^^ error[assertion]: /`that\.n > 0` may not hold here\./
            }
        }
    }
}
