//- verdict: failed
class UnknownClause {
    //@ requiers n > 0
    //  ^^^^^^^^ error[spec-syntax]
    static void m(int n) {
    }
}
