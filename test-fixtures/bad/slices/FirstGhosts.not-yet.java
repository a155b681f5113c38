//- verdict: failed
// Mutant: the first value is not as the rule says.

class Limits {
//    ^^^^^^ error[global-invariant]: /the invariant `Limits\.inside\[main\]` may not hold after this: leaving `Limits\.<clinit>`/
    static volatile int named = 7;
    /*@ ghost unwritable_by_env_if false static Thread -> boolean inside; */
}

class Rule {
    //@ global_invariant Limits.inside[main]
}
