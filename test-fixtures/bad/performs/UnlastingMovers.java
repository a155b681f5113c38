//- verdict: failed
// A discipline that does not last keeps nobody away, so what it speaks of does not move either.

class UnlastingMovers {
    volatile boolean open;

    //@ guarded_by open
    //  ^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by open` does not protect `count` for long/
    int count;

    //@ performs (count) { count == \old(count) + 1 || count == \old(count) }
    void add() {
    //   ^^^ error[performs]: /`UnlastingMovers\.add` does not do what its action says when it returns: `count == \\old\(count\) \+ 1 \|\| count == \\old\(count\)` may not hold/
        if (open) count = count + 1;
        //                ^^^^^ error[race]: /`count` is read here while another thread may be writing it: no discipline protects it, since `open` is not used until it is mended/
    }
}

class NobodyAsksForIt {
    volatile boolean open;
    volatile int phase;

    /*@ unwritable_by_env_if holder == tid; unreadable_by_env_if holder == tid && phase == 1
        guarded_by holder == tid || open */
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by holder == tid \|\| open` does not protect `value` for long: other threads may make the condition false and then write it; it is neither assumed nor checked until the condition itself is protected\. For example: `holder` = Thread#1, then Thread#2, then Thread#3; `open` = true, then false, then false; `value` = \d, then \d, then \d/
    volatile int value;

    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (phase != 1) return false;
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if holder == tid && phase == 1` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if holder == tid && phase == 1` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        return true;
    }
}
