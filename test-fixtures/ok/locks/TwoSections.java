//- verdict: verified
// What was read in one critical section is history in the next.

class TwoSections {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    void twice() {
        int seen;
        synchronized (this) {
            seen = n;
            /*@ assert seen == n */
        }
        synchronized (this) {
            int again = n;
            /*@ assert again == n */
        }
    }
}
