//- verdict: failed
// What is new when the called method begins is not new when this one does.
class ActionsNewThere {
    private volatile int last;

    //@ action Set: also_modifies last ensures last == 1
    //@ ensures !\fresh(o)
    void set(Object o) { last = 1; }

    //@ performs (last) { last == 2 }
    void wrong() { set(new Object()); }
    //   ^^^^^ error[performs]: /`ActionsNewThere\.wrong` does not do what its action says when it returns: `last == 2` may not hold/
}
