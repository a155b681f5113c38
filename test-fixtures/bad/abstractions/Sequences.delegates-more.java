//- verdict: failed
// Mutant: another callee acts as well.
// Several actions in a row, with labels, numbers and witnesses; steps that stutter; what a caller knows afterwards.

class Sequences {
    /*@ unwritable_by_env_if holder == tid */
    int x;
    /*@ unwritable_by_env_if holder == tid */
    int y;
    volatile int scratch;

    // Each write is an action; nothing has to say so.
    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1
        action: also_modifies y ensures y' == y + x */
    void inSequence() {
        x = x + 1;
        y = y + x;
    }

    // The two spellings of a witness, and stuttering steps around.
    /*@ requires holder == tid
        modifies scratch
        action first: also_modifies x ensures x == 5
        action second: also modifies y ensures y == 6 */
    void witnessed() {
        scratch = 1;
        /*@ witness first */
        x = 5;
        scratch = 2;
        /*@ atomic */ {
            y = 6;
            /*@ set pc = 3 */
        }
        scratch = 3;
    }

    // Which read counts, only a witness can say: no step changes anything.
    /*@ requires holder == tid
        action seen: also_modifies y ensures y == \old(y)
        action set: also_modifies y ensures y == 1 */
    void observed() {
        /*@ witness seen */
        int seen = x;
        y = 1;
    }

    // An action that may do nothing need not be seen.
    /*@ requires holder == tid
        action: also_modifies x ensures x >= \old(x) */
    void maybe(boolean really) {
        if (really) {
            x = x + 1;
        }
    }

    // The caller's own data, and what the callee's actions leave.
    synchronized void caller() {
        inSequence();
        int kept = x;
        witnessed();
        /*@ assert x == 5 && y == 6 */
        maybe(kept > 0);
        /*@ assert x >= 5 && y == 6 */
        observed();
        /*@ assert x >= 5 && y == 1 */
    }

    // A method with actions may leave them to what it calls.
    /*@ requires holder == tid
        modifies scratch
        action: also_modifies x ensures x == 5
        action: also_modifies y ensures y == 6 */
    void delegates() {
        witnessed();
        inSequence();
//      ^^^^^^^^^^^^ error[simulation]: /this step \(`Sequences\.inSequence` performs `[12]`\) changes more than `modifies` allows, but `Sequences\.delegates` has already performed all its actions/
    }

    // And may call itself by its abstraction.
    /*@ requires holder == tid
        modifies scratch
        action: also_modifies x ensures x == 0 */
    void recursive(int n) {
        scratch = n;
        if (n > 0) {
            recursive(n - 1);
        } else {
            x = 0;
        }
    }
}
