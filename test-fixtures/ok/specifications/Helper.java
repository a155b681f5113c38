//- verdict: verified
// A helper, and a private method without a specification, are checked where they are called.

class Helper {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ helper
    void bump() {
        n = n + 1;
    }

    private void drop() {
        n = n - 1;
    }

    synchronized void both() {
        int before = n;
        bump();
        drop();
        /*@ assert n == before */
    }
}
