//- verdict: failed
// A constructor publishes its object last.

class ConstructorEscape {
    static volatile ConstructorEscape last;

    /*@ unwritable_by_env_if holder == tid */
    private int ready;

    /*@ global_invariant ready == 1 */

    ConstructorEscape() {
        register(this);
//      ^^^^^^^^^^^^^^ error[global-invariant]
        ready = 1;
//      ^^^^^^^^^ error[write-discipline]
    }

    private static void register(ConstructorEscape one) {
        last = one;
    }

    synchronized void check() {
        int seen = ready;
        /*@ assert seen == 1 */
    }
}
