//- verdict: failed
// A label before an empty statement does nothing.
class OtherSpellings {
    /*@ spec_public */ /*@ guarded_by this.holder == tid */ private int n;
    private /*@ spec_public guarded_by this.holder == tid; spec_protected */ int m;
    /*@ guarded_by this.holder == tid spec_public */ private int k;

    //@ modifies \nothing
    //@ ensures \fresh(this)
    OtherSpellings(Object given) { }

    //@ modifies \nothing
    //@ ensures \result != null && \fresh(\result)
    static OtherSpellings make(Object given) { return new OtherSpellings(given); }

    synchronized int sum() {
        start: ;
        int sum = n + m + k;
        if (sum > 0) positive: ; else positive: { if (sum < 0) break positive; } if (sum > 5) sum = 0;
        end: ;
        //@ assert sum >= 0
        //         ^^^^^^^^ error[assertion]: /`sum >= 0` may not hold here\./
        return sum;
    }
}
