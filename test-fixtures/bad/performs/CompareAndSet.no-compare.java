//- verdict: failed
// The set without the compare.
class CompareAndSet {
    private volatile int value;

    //@ performs (value) { value == (\old(value) == expected ? next : \old(value)) && \result == (\old(value) == expected) }
    private boolean compareAndSet(int expected, int next) {
    //              ^^^^^^^^^^^^^ error[performs]: /`CompareAndSet\.compareAndSet` does not do what its action says when it returns: `value == \(\\old\(value\) == expected \? next : \\old\(value\)\) && \\result == \(\\old\(value\) == expected\)` may not hold/
        boolean done = false;
        /*@ atomic */ {
            if (expected >= 0) {
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
