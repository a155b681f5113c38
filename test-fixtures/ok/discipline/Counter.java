//- verdict: verified
// The plainest discipline: a field is written only under the monitor of its object, and read only there.

class Counter {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    synchronized void increment() {
        n = n + 1;
    }

    void add(Counter other, int k) {
        synchronized (this) {
            n += k;
        }
    }

    synchronized int get() {
        int seen = n;
        /*@ assert seen == n */
        return n;
    }
}
