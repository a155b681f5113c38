//- verdict: failed
// The clauses beside `spec_public` count.
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

    int sum() {
        start: ;
        int sum = n + m + k;
        //        ^ error[access-discipline]: /`n` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //            ^ error[access-discipline]: /`m` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //                ^ error[access-discipline]: /`k` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        if (sum > 0) positive: ; else sum = 0;
        end: ;
        //@ assert sum >= 0
        return sum;
    }
}
