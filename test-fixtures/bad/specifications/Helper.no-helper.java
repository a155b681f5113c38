//- verdict: failed
// A helper, and a private method without a specification, are checked where they are called.

class Helper {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    void bump() {
        n = n + 1;
//      ^^^^^^^^^ error[write-discipline]
        //  ^ error[race]
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
