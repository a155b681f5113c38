//- verdict: unsupported
// Java that is not translated yet: said at its place, and the other methods are still checked.
//- verdict Lambda.use: unsupported
//- verdict Lambda.half: verified

class Lambda {
    static Runnable use(int n) {
        return () -> half(n);
        //     ^^^^^^^^^^^^^ information[unsupported]
    }

    //@ requires n > 0
    static int half(int n) {
        return n / 2;
    }
}
