//- verdict: verified
// What moves from one account to another is only known if they are two.
class TwoAccounts {
    /*@ guarded_by this.holder == tid */ private int balance;

    //@ requires a != null && b != null && a != b
    //@ requires a.holder == tid && b.holder == tid
    //@ modifies a.balance, b.balance
    //@ ensures a.balance == \old(a.balance) - n && b.balance == \old(b.balance) + n
    static void transfer(TwoAccounts a, TwoAccounts b, int n) {
        a.balance -= n;
        b.balance += n;
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
