//- verdict: failed
// What a constructor is given is not new.
class OtherSpellings {
    /*@ spec_public */ /*@ guarded_by this.holder == tid */ private int n;
    private /*@ spec_public guarded_by this.holder == tid; spec_protected */ int m;
    /*@ guarded_by this.holder == tid spec_public */ private int k;

    //@ modifies \nothing
    //@ ensures \fresh(given)
    //  ^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`OtherSpellings\.<init>` may return although `\\fresh\(given\)` does not hold/
    OtherSpellings(Object given) { }

    //@ modifies \nothing
    //@ ensures \result != null && \fresh(\result)
    static OtherSpellings make(Object given) { return new OtherSpellings(given); }
    //                                                ^^^^^^^^^^^^^^^^^^^^^^^^^ error[vacuous]: /nothing after this call can be reached, so everything about it would be provable: what `OtherSpellings\.<init>` ensures contradicts itself, or what is known here/

    synchronized int sum() {
        start: ;
        int sum = n + m + k;
        if (sum > 0) positive: ; else sum = 0;
        end: ;
        //@ assert sum >= 0
        return sum;
    }
}
