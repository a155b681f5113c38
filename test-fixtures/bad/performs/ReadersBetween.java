//- verdict: failed
// Nobody else writes while the monitor is held, but everybody may read what stands there in between.

class ReadersBetween {
    //@ unwritable_by_env_if holder == tid
    private volatile int n;

    //@ performs (n) { n == 2 }
    synchronized void m() {
        n = 1;
        n = 2;
//      ^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `n`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    int get() {
        return n;
    }
}
