//- verdict: failed
// While a class is initialized nobody else gets at its own static fields, but others do get at those of other classes.

class ElsewhereStatic {
    static volatile int n;
}

class InitializerAlone {
    static int own;

    static {
        own = 1;
        int first = ElsewhereStatic.n;
        int second = ElsewhereStatic.n;
        /*@ assert own == 1 */
        /*@ assert first == second */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`first == second` may not hold here\./
    }
}
