//- verdict: failed
// What calls a method that cannot be read is not proved.
//- verdict BrokenCallee.broken: skipped
//- verdict BrokenCallee.caller: unsupported
//- verdict BrokenCallee.specified: skipped
//- verdict BrokenCallee.other: unsupported

class BrokenCallee {
    static int broken(int n) {
        return n +;
        //        ^ error[java-syntax]
    }

    static int caller(int n) {
        return broken(n);
        //     ^^^^^^^^^ information[unsupported]
    }

    //@ requires n >
    //             ^ error[spec-syntax]
    static int specified(int n) {
        return 1;
    }

    static int other(int n) {
        return specified(n);
        //     ^^^^^^^^^^^^ information[unsupported]
    }
}
