//- verdict: failed
// An object is everybody's when it is returned or thrown: by then it must be what the invariant says.

class Positive {
    int n;
    //  ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    //@ global_invariant n > 0

    Positive() {
        n = 1;
    }

    static Positive make() {
    //              ^^^^ error[global-invariant]: /the invariant `n > 0` may not hold after this: leaving `Positive\.make`/
        Positive made = new Positive();
        made.n = 0;
        return made;
    }
}

class Failure extends RuntimeException {
    int code;
    //  ^^^^ information[unguarded-field]: /`code` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    //@ global_invariant code > 0

    Failure() {
        code = 1;
    }

    static void fail() {
    //          ^^^^ error[global-invariant]: /the invariant `code > 0` may not hold after this: leaving `Failure\.fail`/
        Failure failure = new Failure();
        failure.code = 0;
        throw failure;
    }
}
