//- verdict: unsupported
// A method with an action clause takes a monitor, and a clause lets others do more while somebody has it.
class ActionsAndOthers {
    private final Object m = new Object();
    //@ writable_if m.holder != null
    private volatile int busy;
    private volatile int last;

    //@ action Set: also_modifies last ensures last == v
    void set(int v) {
        synchronized (m) {
            last = v;
        }
    }

    //@ performs (last) { last == 7 && busy == \old(busy) }
    void seven() {
        set(7);
//      ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ActionsAndOthers\.set`, which has `action` clauses, and takes monitors of which invariants may not hold meanwhile, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    }
}
