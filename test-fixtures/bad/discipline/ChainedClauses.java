//- verdict: failed
// `x` may be written while `y` is 0, and `y` becomes 1 before `z` is read: which clauses a read brings up to date follows from one to the next.

class ChainedClauses {
    //@ unwritable_by_env_if y == 1
    private volatile int x;
    private volatile int y;
    private volatile int z;

    /*@ env_assumption \old(y) == 1 ==> y == 1 */
    /*@ env_assumption \old(z) == 1 ==> y == \old(y) && z == 1 */

    void m() {
        int before = x;
        int third = z;
        int second = y;
        int after = x;
        /*@ assert third == 1 && second == 1 ==> before == after */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`third == 1 && second == 1 ==> before == after` may not hold here\./
    }
}
