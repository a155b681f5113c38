//- verdict: failed
// A thread that has not been started yet may be started by another thread at any time.

class StartedMeanwhile {
    /*@ requires !t.start */
    /*@ exsures (IllegalThreadStateException e) false */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]: /`StartedMeanwhile\.m` may throw an exception although `false` does not hold/
    void m(/*@ non_null */ Thread t) {
    //   ^ hint[missing-modifies]: /`StartedMeanwhile\.m` has a specification without a modifies clause: its callers must assume that anything may have changed/
        t.start();
    }
}
