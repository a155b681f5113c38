//- verdict: failed
// Two references may be one object: the message says that nothing else is wrong.
class TwoAccounts {
    /*@ guarded_by this.holder == tid */ private int balance;

    //@ requires a != null && b != null
    //@ requires a.holder == tid && b.holder == tid
    //@ modifies a.balance, b.balance
    //@ ensures a.balance == \old(a.balance) - n && b.balance == \old(b.balance) + n
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`TwoAccounts\.transfer` may return although `a\.balance == \\old\(a\.balance\) - n && b\.balance == \\old\(b\.balance\) \+ n` does not hold\. It fails only where `a` and `b` are the same object; `requires a != b` would exclude that\./
    static void transfer(TwoAccounts a, TwoAccounts b, int n) {
        a.balance -= n;
        b.balance += n;
    }

    //@ requires other != null
    //@ requires this.holder == tid && other.holder == tid
    //@ modifies balance, other.balance
    void empty(TwoAccounts other) {
        int mine = balance;
        other.balance += mine + mine;
        //@ assert balance == mine || mine == 0
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`balance == mine \|\| mine == 0` may not hold here\. It fails only where `this` and `other` are the same object; `requires this != other` would exclude that\./
        balance = 0;
    }
}
