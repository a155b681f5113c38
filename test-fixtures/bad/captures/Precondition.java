//- verdict: failed
// A lambda may be called by anybody and at any time: what held where it was made need not hold in it.
//- verdict Precondition.use: verified
//- verdict Precondition.use.lambda$1: failed
//- verdict Precondition.half: verified

class Precondition {
    //@ requires n > 0
    static Runnable use(int n) {
        return () -> half(n);
        //           ^^^^^^^ error[precondition]: /requires `n > 0`/
    }

    //@ requires n > 0
    static int half(int n) {
        return n / 2;
    }
}
