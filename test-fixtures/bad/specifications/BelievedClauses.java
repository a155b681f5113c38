//- verdict: failed
// Clauses that cannot be read: what they say is not known, so neither the method nor a call of it is judged by the others.

class BelievedClauses {
    //@ guarded_by holder == tid
    private int x;

    //@ requires holder == tid
    //@ modifies x
    //@ ensures x == 2 +
    //                 ^ error[spec-syntax]: /The `ensures` clause is not complete: an expression is expected after `\+`\./
    void put() {
        x = 1;
    }

    //@ requires holder == tid
    //@ requires x > ;
    //               ^ error[spec-syntax]: /In the `requires` clause, an expression is expected where `;` stands\./
    //@ modifies x
    //@ ensures x == 1
    void reset() {
        x = 1;
    }

    synchronized void use() {
        put();
//      ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `BelievedClauses\.put`, whose specification has errors/
        reset();
//      ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `BelievedClauses\.reset`, whose specification has errors/
    }
}
