//- verdict: failed
// A constructor that is not translated may set the lock to anything.
class LockOfOneClass {
    private final Object lock;
    /*@ guarded_by lock.holder == tid */ private int a;
    /*@ guarded_by lock.holder == tid */ private int b;
    /*@ global_invariant lock.holder == null ==> 0 <= a && a <= b */

    LockOfOneClass() { lock = new Object(); }
    LockOfOneClass(Unknown u) { lock = u.bar(); }
    //                                 ^^^^^^^ information[unsupported]: /not translated yet/
}

class Stranger {
    /*@ guarded_by holder == tid */ int x;

    synchronized void f() { x++; }
    //                           ^ error[global-invariant]: /the invariant `lock\.holder == null ==> 0 <= a && a <= b` may not hold after this: this step \(it releases the monitor of `this`\)/
}
