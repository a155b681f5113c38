//- verdict: failed
// What fails in an inlined body is reported at the call, with the inner place related to it.
// A helper, and a private method without a specification, are checked where they are called.

class Helper {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ helper
    void bump() {
        n = n + 1;
//      ^^^^^^^^^ related {a}
    }

    private void drop() {
        n = n - 1;
    }

    void both() {
        bump();
//      ^^^^^^ error[race]
//      ^^^^^^ error[write-discipline] {a}
        drop();
//      ^^^^^^ error[race]
//      ^^^^^^ error[write-discipline]
    }
}
