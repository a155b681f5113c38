//- verdict: failed
// The holder of a monitor changes by synchronization only, and a thread is started by `start` only.

class SetHolder {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    void m() {
        //@ set holder = tid
        //      ^^^^^^ error[spec-type]
        n = 1;
    }

    static void k(Thread t) {
        //@ set t.start = true
        //      ^^^^^^^ error[spec-type]
    }
}
