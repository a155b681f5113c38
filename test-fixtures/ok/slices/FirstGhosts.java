//- verdict: verified
// The same of a ghost map, which nothing prepares: what is said of it is owed when its class has been initialized.

class Limits {
    static volatile int named = 7;
    /*@ ghost unwritable_by_env_if false static Thread -> boolean inside; */
}

class Rule {
    //@ global_invariant Limits.inside[main] || !Limits.inside[main]
}
