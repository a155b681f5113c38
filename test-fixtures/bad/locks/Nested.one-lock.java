//- verdict: failed
// Two monitors at once, possibly of the same object.

class Account {
    /*@ unwritable_by_env_if holder == tid */
    int balance;

    /*@ global_invariant balance >= 0 */
}

class Nested {
    //@ requires from != null && to != null && amount >= 0
    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            if (from.balance < amount) {
                return;
            }
            from.balance -= amount;
            to.balance += amount;
//          ^^^^^^^^^^ error[race]
//          ^^^^^^^^^^^^^^^^^^^^ error[write-discipline]
        }
    }
}
