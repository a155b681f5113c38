//- verdict: failed
// An invariant that is false to the letter is no news to the prover, so it must be asked whether anything is left.
class FalseByConstants {
    static final boolean DEBUG = false;
    //@ global_invariant !DEBUG ==> DEBUG
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[vacuous]: /no store satisfies `global_invariant !DEBUG ==> DEBUG`, so that everything would be provable where it is assumed/

    int one() {
        return 1;
    }
}

class Elsewhere {
    void nothing() {
        assert false;
    }
}
