//- verdict: failed
// The class has an untranslated method, which says nothing about its lock; the invariant is broken all the same.
class LockOfOneClass {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int a;
    /*@ guarded_by lock.holder == tid */ private int b;
    /*@ global_invariant lock.holder == null ==> 0 <= a && a <= b */

    void inc() { synchronized (lock) { if (a < b) a++; } }
    void dec() { synchronized (lock) { a--; } }
    //                                      ^ error[global-invariant]: /the invariant `lock\.holder == null ==> 0 <= a && a <= b` may not hold after this: this step \(it releases the monitor of `lock`\)/
    void other(Unknown u) { u.bar(); }
    //                      ^^^^^^^ information[unsupported]: /not translated yet/
}
