//- verdict: failed
// The monitor of another object of the same class protects nothing of this one.
// The plainest discipline: a field is written only under the monitor of its object, and read only there.

class Counter {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    synchronized void increment() {
        n = n + 1;
    }

    //@ requires other != null
    void add(Counter other, int k) {
        synchronized (other) {
            n += k;
//          ^ error[race]
//          ^^^^^^ error[write-discipline]
        }
    }

    synchronized int get() {
        int seen = n;
        /*@ assert seen == n */
        return n;
    }
}
