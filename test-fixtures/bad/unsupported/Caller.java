//- verdict: unsupported
// What calls an unsupported method is not proved either.
//- verdict Caller.use: unsupported
//- verdict Caller.outer: unsupported
//- verdict Caller.half: verified

class Caller {
    static int use(Object o) {
        Object both = (Runnable & java.io.Serializable) o;
        //            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /an intersection of types/
        return 1;
    }

    static int outer(Object o) {
        return use(o);
        //     ^^^^^^ information[unsupported]
    }

    //@ requires n > 0
    static int half(int n) {
        return n / 2;
    }
}
