//- verdict: failed
// Clauses that protect a field only because invariants hold in between say nothing across a stretch in which this thread itself moves on what the invariants speak of.

class TiedByInvariants {
    /*@ unwritable_by_env_if tid == main */
    volatile int a;
    volatile int c;
    /*@ unwritable_by_env_if c == 1 && tid == main */
    volatile int n;
    /*@ global_invariant a == 0 ==> n == 0 && c == 1 */
    /*@ global_invariant a == 1 ==> n == 0 */
    /*@ global_invariant a == 2 ==> c == 0 */
    /*@ global_invariant a == 3 ==> n == 5 */
    /*@ global_invariant 0 <= a && a <= 3 */

    TiedByInvariants() {
        c = 1;
    }

    // While `a` is 1 others set `c`, while it is 2 they set `n`: no other thread alone could do both.
    /*@ requires tid == main && a == 0 */
    void m() {
        while (a != 3) {
            /*@ atomic */ { if (a == 0) a = 1; }
            /*@ atomic */ { if (a == 1 && c == 0) a = 2; }
            /*@ atomic */ { if (a == 2 && n == 5) a = 3; }
        }
        /*@ assert false */
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }
}

// The same, where it is others that move on what the invariants speak of, as far as this thread lets them.
class TiedThroughOthers {
    /*@ unwritable_by_env_if tid == main */
    volatile int a;
    volatile int b;
    volatile int c;
    /*@ unwritable_by_env_if c == 1 && tid == main */
    volatile int n;
    /*@ env_assumption tid == main ==> b == \old(b) || (\old(a) == 1 && \old(b) == 0 && b == 1) || (\old(a) == 2 && \old(b) == 1 && b == 2)
        || (\old(a) == 3 && 2 <= \old(b) && \old(b) <= b) */
    /*@ global_invariant b == 0 ==> c == 1 && n == 0 */
    /*@ global_invariant b == 1 ==> n == 0 */
    /*@ global_invariant b == 2 ==> c == 0 && n == 0 */
    /*@ global_invariant b == 3 ==> c == 0 */
    /*@ global_invariant b == 4 ==> n == 5 */
    /*@ global_invariant 0 <= b && b <= 4 */

    TiedThroughOthers() {
        c = 1;
    }

    /*@ requires tid == main && a == 0 && b == 0 */
    void m() {
        /*@ loop_invariant a == 4 ==> b == 4 */
        while (a != 4) {
            if (a < 3) a = a + 1;
            /*@ atomic */ { if (a == 3 && b == 4) a = 4; }
        }
        /*@ assert false */
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }
}
