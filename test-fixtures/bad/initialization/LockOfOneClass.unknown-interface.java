//- verdict: failed
// A subclass implements what nobody knows, which may be Cloneable: a clone has the same lock as its original: one of the two is out of balance when the other lets go of it.
class LockOfOneClass {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int a;
    /*@ guarded_by lock.holder == tid */ private int b;
    /*@ global_invariant lock.holder == null ==> 0 <= a && a <= b */

    void inc() { synchronized (lock) { if (a < b) a++; } }
    //                                                 ^ error[global-invariant]: /the invariant `lock\.holder == null ==> 0 <= a && a <= b` may not hold after this: this step \(it releases the monitor of `lock`\)/
}

class Below extends LockOfOneClass implements Unknown {
    Object copy() throws CloneNotSupportedException { return super.clone(); }
    //                                                       ^^^^^^^^^^^^^ information[unsupported]: /LockOfOneClass\.clone/
}
