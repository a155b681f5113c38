//- verdict: failed
// The value is read once more: other threads may have counted since.
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
            if (compareAndSet(seen, seen + 1)) return value;
            //                                        ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `value`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }
}
