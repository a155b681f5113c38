//- verdict: failed
// In each round there is a moment at which others may write `x`.

class RoundByRound {
    //@ unwritable_by_env_if holder == tid && y == 1
    private volatile int x;
    //@ unwritable_by_env_if holder == tid
    private volatile int y;

    synchronized void m(int k) {
        y = 1;
        int first = x;
        for (int i = 0; i < k; i++) {
            y = 0;
            y = 1;
        }
        int second = x;
        /*@ assert y == 1 ==> first == second */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`y == 1 ==> first == second` may not hold here\./
    }
}
