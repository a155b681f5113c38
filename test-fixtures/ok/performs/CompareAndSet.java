//- verdict: verified
// A counter without a lock: the loop around compare-and-set is one atomic action. A try that fails changes nothing.
class CompareAndSet {
    private volatile int value;

    //@ performs (value) { value == (\old(value) == expected ? next : \old(value)) && \result == (\old(value) == expected) }
    private boolean compareAndSet(int expected, int next) {
        boolean done = false;
        /*@ atomic */ {
            if (value == expected) {
                value = next;
                done = true;
            }
        }
        return done;
    }

    //@ performs (value) { value == \old(value) + 1 && \result == value }
    int increment() {
        while (true) {
            int seen = value;
            if (compareAndSet(seen, seen + 1)) return seen + 1;
        }
    }
}
