//- verdict: failed
// Clauses that say nothing sensible.

class Wrong {
    int x;
    //  ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    /*@ action a: also_modifies x ensures x == 1
        action a: also_modifies x ensures x == 2 */
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /Another action of this method is already called `a`\./
    void sameLabel() { }

    /*@ action: also_modifies holder ensures holder == tid */
    //                        ^^^^^^ error[spec-type]: /No action can change who holds a monitor: what `synchronized` takes it gives back\. Use a ghost field of your own\./
    void monitor() { }

    /*@ action: also_modifies x ensures x == 1 */
    void unknownWitness() {
        /*@ witness other */
        //  ^^^^^^^^^^^^^ error[spec-type]: /This method has no action `other`; its actions are `1`\./
        x = 1;
    }

    /*@ action: also_modifies x ensures x == 1 */
    void pcTooFar() {
        /*@ set pc = 3 */
        //  ^^^^^^^^^^ error[spec-type]: /`pc` starts at 1 and goes up by one with each action, so here it can become 2\./
        x = 1;
    }

    /*@ action: also_modifies x ensures \old(x) == x' */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This action uses both `\\old` and primes; use one of the two: beside `\\old` an unmarked name means the new value, beside primes the old one\./
    void mixed() { }

    /*@ action: also_modifies x ensures \result == 1 */
    //                                  ^^^^^^^^^^^^ error[spec-type]: /An `action` happens before the method returns, so it cannot speak of `\\result`; the `ensures` of the method can\./
    int result() { return 1; }

    /*@ action: also_modifies x + 1 ensures x == 1 */
    //                          ^ error[spec-syntax]: /In the `action` clause, an operator, `;` or the next clause is expected where `\+` stands\./
    void noPlace() { }

    /*@ helper
        action: also_modifies x ensures x == 1 */
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /A `helper` is always inlined, so its `action` would never be checked\. Drop one of the two\./
    void helping() { }
}
