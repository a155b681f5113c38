//- verdict: failed
// What is wrong with a method is told in its own file, though the clause stands in another.

class Client {
    static int look() {
    //         ^^^^ error[vacuous]: /no store satisfies `global_invariant balance > 0 && balance < 0`, so that everything would be provable where it is assumed/
        return Account.balance;
    }
}
