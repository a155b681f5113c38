//- verdict: failed
// What is wrong of two objects too is not put down to their being one.
class TwoAccounts {
    /*@ guarded_by this.holder == tid */ private int balance;

    //@ requires a != null && b != null
    //@ requires a.holder == tid && b.holder == tid
    //@ modifies a.balance, b.balance
    //@ ensures a.balance == \old(a.balance) - n && b.balance == \old(b.balance) + n
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`TwoAccounts\.transfer` may return although `a\.balance == \\old\(a\.balance\) - n && b\.balance == \\old\(b\.balance\) \+ n` does not hold$/
    static void transfer(TwoAccounts a, TwoAccounts b, int n) {
        a.balance -= n;
        b.balance += n + 1;
    }

    //@ requires other != null && this != other
    //@ requires this.holder == tid && other.holder == tid
    //@ modifies balance, other.balance
    void empty(TwoAccounts other) {
        int mine = balance;
        other.balance += mine + mine;
        //@ assert balance == mine || mine == 0
        balance = 0;
    }
}
