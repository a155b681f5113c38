//- verdict: failed
// A specified method may keep what it is given where others find it.

class Kept {
    volatile int n;
}

class KeptByCallee {
    static volatile Kept last;

    /*@ modifies KeptByCallee.last */
    static void keep(Kept kept) {
        last = kept;
    }

    static void m() {
        Kept kept = new Kept();
        keep(kept);
        kept.n = 1;
        /*@ assert kept.n == 1 */
        //         ^^^^^^^^^^^ error[assertion]: /`kept\.n == 1` may not hold here\./
    }
}
