//- verdict: verified
// What a third class says of the static fields of another one is owed when that one has been initialized, also of fields that no initializer sets.

class Limits {
    /*@ unwritable_by_env_if false */ static volatile int named = 7;
    /*@ unwritable_by_env_if false */ static volatile int least;
}

class Rule {
    //@ global_invariant Limits.least >= 0
}
