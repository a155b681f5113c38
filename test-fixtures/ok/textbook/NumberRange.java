//- verdict: verified
// Two numbers that belong together are written under one lock.
@ThreadSafe
class NumberRange {
    @GuardedBy("this") private int lower;
    @GuardedBy("this") private int upper;
    /*@ global_invariant lower <= upper */

    synchronized void setLower(int i) {
        if (i <= upper) {
            lower = i;
        }
    }

    synchronized void setUpper(int i) {
        if (i >= lower) {
            upper = i;
        }
    }
}
