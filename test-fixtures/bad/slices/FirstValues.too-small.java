//- verdict: failed
// Mutant: the first value is not as the rule says.

class Limits {
//    ^^^^^^ error[global-invariant]: /the invariant `Limits\.least >= 1` may not hold after this: leaving `Limits\.<clinit>`/
    /*@ unwritable_by_env_if false */ static volatile int named = 7;
    /*@ unwritable_by_env_if false */ static volatile int least;
}

class Rule {
    //@ global_invariant Limits.least >= 1
}
