//- verdict: verified
// A condition to act that is free in between: whoever holds the monitor may rely on nobody else writing.

class WritableIf {
    /*@ writable_if holder == tid */
    private int n;

    synchronized void up() {
        int seen = n;
        n = seen + 1;
        /*@ assert n == seen + 1 */
    }
}
