//- verdict: failed
// A thread passes through a monitor that it holds, and still holds it behind the inner block.

class Reentrant {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    synchronized void inner() {
        n = n + 1;
    }

    void outer() {
        inner();
        n = n + 1;
//      ^^^^^^^^^ error[write-discipline]
        //  ^ error[race]
    }

    void nested() {
        synchronized (this) {
            synchronized (this) {
                n = 5;
            }
            /*@ assert n == 5 */
        }
    }
}
