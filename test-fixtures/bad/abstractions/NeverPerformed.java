//- verdict: failed
// A method that may return without having done what it says.

class NeverPerformed {
    private volatile int a;

    /*@ action A: also_modifies a ensures a == 1 */
    //                                    ^^^^^^ error[witness-missing]: /`NeverPerformed\.m` may return without having performed the action `A`: none of its steps changed what `a == 1` says, and no `witness A` says where it happened/
    void m(int k) {
        if (k > 0) a = 1;
    }
}
