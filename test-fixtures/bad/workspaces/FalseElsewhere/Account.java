//- verdict: failed
// An invariant that no store satisfies.

class Account {
    static volatile int balance;

    //@ global_invariant balance > 0 && balance < 0
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `balance > 0 && balance < 0` may not hold after this: leaving `Account\.<clinit>`/
}
