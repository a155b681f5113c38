//- verdict: failed
// An exclusive access predicate: neither written nor read by others while it holds.

class Guarded {
    /*@ guarded_by holder == tid */
    private int n;

    void increment() {
        n = n + 1;
        //  ^ error[access-discipline]
    }

    synchronized int get() {
        return n;
    }
}
