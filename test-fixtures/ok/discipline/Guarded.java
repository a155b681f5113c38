//- verdict: verified
// An exclusive access predicate: neither written nor read by others while it holds.

class Guarded {
    /*@ guarded_by holder == tid */
    private int n;

    synchronized void increment() {
        n = n + 1;
    }

    synchronized int get() {
        return n;
    }
}
