//- verdict: failed
// The clauses of a class hold for the fields that its subclasses inherit, and the other way round.

class Upper {
    /*@ unwritable_by_env_if holder == tid */
    int n;

    static volatile int time;

    /*@ env_assumption \old(time) <= time */
}

class InheritedClauses extends Upper {
    /*@ global_invariant n >= 0 */

    void back() {
        time = time - 1;
//      ^^^^^^^^^^^^^^^ error[env-assumption]
    }

    //@ requires one != null && one.holder == tid
    static void through(Upper one) {
        one.n = -1;
//      ^^^^^^^^^^ error[global-invariant]
    }

    synchronized void own() {
        n = -1;
//      ^^^^^^ error[global-invariant]
    }

    void unlocked() {
        super.n = 3;
//      ^^^^^^^^^^^ error[write-discipline]
    }
}
