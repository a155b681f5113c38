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
        //                ^^^^^ error[race]: /`count` is read here while another thread may be writing it: it is only protected while `open`/
    }
}
