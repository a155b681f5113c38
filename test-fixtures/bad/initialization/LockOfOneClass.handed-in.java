//- verdict: failed
// The lock is whatever the caller gives.
class LockOfOneClass {
    private final Object lock;
    /*@ guarded_by lock.holder == tid */ private int a;
    /*@ guarded_by lock.holder == tid */ private int b;
    /*@ global_invariant lock.holder == null ==> 0 <= a && a <= b */

    LockOfOneClass() { this(new Object()); }
    LockOfOneClass(Object lock) { this.lock = lock; }
}

class Stranger {
    /*@ guarded_by holder == tid */ int x;

    synchronized void f() { x++; }
    //                           ^ error[global-invariant]: /the invariant `lock\.holder == null ==> 0 <= a && a <= b` may not hold after this: this step \(it releases the monitor of `this`\)/
}
