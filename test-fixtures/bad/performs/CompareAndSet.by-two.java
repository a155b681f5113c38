//- verdict: failed
// The action says one, the body does two.
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
        while (true) {
            int seen = value;
            if (compareAndSet(seen, seen + 2)) return seen + 1;
        }
    }
}
