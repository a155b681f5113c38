//- verdict: unsupported
// A call that nothing in the workspace implements is not a call that never returns.

interface Nobody {
    int f();
}

class NoImplementation {
    //@ requires one != null
    static void m(Nobody one) {
        one.f();
//      ^^^^^^^ information[unsupported]
        /*@ assert false */
    }
}
