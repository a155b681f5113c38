//- verdict: failed
// Two reads without the monitor, which only keeps writers away: somebody may write in between, although the field has a clause that can make movers of reads.
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
    int twice() {
    //  ^^^^^ error[performs]: /`ReadTwice\.twice` does not do what its action says when it returns: `\\result == 2 \* n` may not hold/
        return n + n;
    }
}
