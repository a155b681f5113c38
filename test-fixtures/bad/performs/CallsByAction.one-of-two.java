//- verdict: failed
// Methods with `performs` call methods that say what they do by `action` clauses: the call is these actions.
class CallsByAction {
    private final Object m = new Object();
    //@ guarded_by m.holder == tid
    private int low, high;
    //@ global_invariant m.holder == null ==> low <= high
    private volatile int last;

    //@ action Up: also_modifies high ensures high == \old(high) + k
    //@ requires k >= 0
    void raise(int k) {
        synchronized (m) {
            high += k;
        }
    }

    //@ action Set: also_modifies last ensures last == v
    void set(int v) {
        last = v;
    }

    //@ action First: also_modifies last ensures last == 1
    //@ action Second: also_modifies last ensures last == 2
    void steps() {
        last = 1;
        last = 2;
    }

    //@ action Put: also_modifies last ensures last == v
    //@ ensures \result == v + 1
    int put(int v) {
        last = v;
        return v + 1;
    }

    //@ action Low: also_modifies last ensures last == 0
    //@ action High: also_modifies last ensures last == 9
    void between(boolean fails) {
        last = 0;
        if (fails) throw new IllegalStateException();
        last = 9;
    }

    //@ performs (high) { high == \old(high) + 2 }
    void two() {
        raise(2);
    }

    //@ performs (high) { high == \old(high) + 3 }
    void twoAndOne() {
        synchronized (m) {
            raise(2);
            raise(1);
        }
    }

    //@ requires m.holder != tid
    //@ performs action "A" (high) { high == \old(high) + 1 } ; action "B" (last) { last == 7 }
    void both() {
        raise(1);
        //@ witness A
        set(7);
        //@ witness B
    }

    //@ performs action "Second" (last) { last == 2 }
    void relayed() {
        steps();
//      ^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `Second` of `CallsByAction\.steps`\), but the method has already changed something that others can see, and no witness says which action that was/
    }

    //@ performs (last) { last == 4 && \result == 5 }
    int putFour() {
        return put(4);
    }

    //@ performs skip [] (action "Low" (last) { last == 0 } ; (action "High" (last) { last == 9 } [] skip))
    void tries(boolean fails) {
        try {
            between(fails);
        } catch (IllegalStateException e) {
            // So it is.
        }
    }
}
