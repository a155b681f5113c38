//- verdict: failed
// Words of related languages are answered with what to write here.
class OtherLanguages {
    //@ invariant n >= 0;
    //  ^^^^^^^^^ error[spec-syntax]: /`invariant` is not known here\. What holds in every store is a `global_invariant p` \(before a loop: `loop_invariant p`\); what holds only while nobody holds the monitor is `global_invariant holder == null ==> p`\./
    /*@ monitored */ private int n;
    //  ^^^^^^^^^ error[spec-syntax]: /`monitored` is not known here\. A field that only the holder of the monitor uses is `guarded_by this\.holder == tid` \(a static one: `guarded_by C\.class\.holder == tid`\)\./
    /*@ monitored_by a, b */ private int k;
    //  ^^^^^^^^^^^^ error[spec-syntax]: /`monitored_by` is not known here\. A field that is protected by a lock is `guarded_by lock\.holder == tid`; by two, of which a reader needs one: `writable_if a\.holder == tid && b\.holder == tid readable_if a\.holder == tid \|\| b\.holder == tid`\./
    private final Object a = new Object(), b = new Object();
    //@ oti n >= \old(n)
    //  ^^^ error[spec-syntax]: /`oti` is not known here\. What every step of another thread keeps is an `env_assumption p`, in which `\\old\(x\)` is the value before the step\./
    //@ constraint n >= \old(n)
    //  ^^^^^^^^^^ error[spec-syntax]: /`constraint` is not known here\. What every step of another thread keeps is an `env_assumption p`, in which `\\old\(x\)` is the value before the step\./

    //@ requires \elemtype(\typeof(all)) == \type(String)
    //           ^^^^^^^^^ error[spec-syntax]: /`\\elemtype` is not known here\. The type of the elements of an array is part of its own: `\\typeof\(a\) == \\type\(T\[\]\)`\./
    //@ assignable n
    //  ^^^^^^^^^^ error[spec-syntax]: /`assignable` is not known here\. What a method may change is `modifies x, o\.f, a\[i\]`\./
    void put(Object[] all) { }

    //@ requires \lockset[a]
    //           ^^^^^^^^ error[spec-syntax]: /`\\lockset` is not known here\. That this thread holds a lock is written `lock\.holder == tid`\./
    //@ ensures \not_modified(n)
    //          ^^^^^^^^^^^^^ error[spec-syntax]: /`\\not_modified` is not known here\. Write `x == \\old\(x\)`\./
    void locked() { }

    //@ pure
    //  ^^^^ error[spec-syntax]: /`pure` is not known here\. A method that changes nothing has `modifies \\nothing`\./
    //@ also_ensures true
    //  ^^^^^^^^^^^^ error[spec-syntax]: /`also_ensures` is not known here\. Write `ensures p`; what the overridden method ensures holds as well\./
    int get() { return 0; }

    //@ requires n > 0
    //@ signals (Exception e) true
    //  ^^^^^^^ error[spec-syntax]: /`signals` is not known here\. What holds when an exception leaves is `exsures \(T e\) p`\./
    void both() { }
}
