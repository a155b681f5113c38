//- verdict: failed
// A handler for one exception does not stop another one.

class CatchOfAnother {
    /*@ exsures (IllegalStateException e) false */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]: /`CatchOfAnother\.m` may throw an exception although `false` does not hold/
    static void m() {
    //          ^ hint[missing-modifies]: /`CatchOfAnother\.m` has a specification without a modifies clause: its callers must assume that anything may have changed/
        try {
            throw new IllegalStateException();
        } catch (IllegalArgumentException e) {
            return;
        }
    }
}
