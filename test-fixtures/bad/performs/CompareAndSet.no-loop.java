//- verdict: failed
// A try that fails is taken for one that did not.
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
    //  ^^^^^^^^^ error[performs]: /`CompareAndSet\.increment` does not do what its action says when it returns: `value == \\old\(value\) \+ 1 && \\result == value` may not hold/
        int seen = value;
        compareAndSet(seen, seen + 1);
        return seen + 1;
    }
}
