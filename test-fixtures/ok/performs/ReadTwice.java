//- verdict: verified
// A number that everybody may read, and only who holds the monitor may write: two reads in a critical section are one step.
class ReadTwice {
    //@ unwritable_by_env_if holder == tid
    private volatile int n;

    //@ requires holder != tid
    //@ performs (n) { n == \old(n) + 1 }
    synchronized void up() {
        n = n + 1;
    }

    //@ requires holder != tid
    //@ performs () { \result == 2 * n }
    synchronized int twice() {
        return n + n;
    }
}
