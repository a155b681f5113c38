//- verdict: unsupported
// What calls an unsupported method is not proved either.
//- verdict Caller.use: unsupported
//- verdict Caller.outer: unsupported
//- verdict Caller.half: verified

class Caller {
    static int use(Object o) {
        return switch (o) {
        //     ^^^^^^^^^^^^ information[unsupported]
            case String s -> 1;
            default -> 2;
        };
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
