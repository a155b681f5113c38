//- verdict: failed
//- verdict MeantForClass.apart: skipped
//- verdict MeantForClass.<init>: skipped
//- verdict Misspelled.less: skipped
//- verdict Unfinished.less: skipped
//- verdict OfAMethod.other: verified
//- option: all
// A clause of a class that is not understood concerns the whole class, though it stands before a method.
class MeantForClass {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int n;
    /*@ guarded_by lock.holder == tid */ private int m;

    //@ invariant n == m
    //  ^^^^^^^^^ error[spec-syntax]: /`invariant` is not known here\. What holds in every store is a `global_invariant p` \(before a loop: `loop_invariant p`\); what holds only while nobody holds the monitor is `global_invariant holder == null ==> p`\./
    int first() { synchronized (lock) { return n; } }
    void apart() { synchronized (lock) { n++; } }
}

class Misspelled {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    //@ global_invarant n > 0
    //  ^^^^^^^^^^^^^^^ error[spec-syntax]: /A specification starts with a keyword such as `requires`, `guarded_by` or `global_invariant`, not with `global_invarant`\. Did you mean `global_invariant`\?/
    int first() { return 1; }
    synchronized void less() { n--; }
}

class Unfinished {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    //@ env_assumption n >= \old(
    //                          ^ error[spec-syntax]: /This `\(` is never closed: the `env_assumption` clause ends without its `\)`\./
    int first() { return 1; }
    synchronized void less() { n--; }
}

class OfAMethod {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int n;

    //@ requires n >
    //             ^ error[spec-syntax]: /The `requires` clause is not complete: an expression is expected after `>`\./
    void first() { synchronized (lock) { n++; } }
    void other() { synchronized (lock) { n++; } }
    void open() { n++; }
    //            ^ error[access-discipline]: /`n` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
}
