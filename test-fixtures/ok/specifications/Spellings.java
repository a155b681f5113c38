//- verdict: verified
/* Every place where a specification may stand, and every way to write one. */

class Spellings {
    private /*@ unwritable_by_env_if \tid == \main */ static int a;

    private static /*@ unwritable_by_env_if (tid == main); */ int b;

    //@ unwritable_by_env_if tid == main
    private static int c;

    /*@
      @ requires tid == main;
      @ requires n >= 0
      @    && n <= 10;
      @*/
    static void set(int n) {
        a = n;
        b = n + 1;
        c = n + 2;
        //@ assert a == n; assert b == n + 1
        /*@ assert c == n + 2 */
    }

    //@ requires tid == main; requires m == 3
    static void use(int m) {
        set(m);
    }
}
