//- verdict: verified
// Objects that earlier rounds have made keep their invariants until others see them; and what the invariant of a lock promises is known under the lock also where a loop waits.

class Account {
    //@ guarded_by holder == tid
    private long balance;
    //@ global_invariant 0 <= balance
    Account(long balance) { this.balance = balance < 0 ? 0 : balance; }
}

class Bank {
    private final Account[] accounts;
    Bank(int n) {
        accounts = new Account[n < 0 ? 0 : n];
        for (int i = 0; i < accounts.length; i++) accounts[i] = new Account(i);
    }
}

class Window {
    private final Object lock = new Object();
    //@ guarded_by lock.holder == tid
    private int first;
    //@ guarded_by lock.holder == tid
    private int last;
    //@ guarded_by lock.holder == tid
    private boolean ready;
    //@ global_invariant lock.holder == null ==> 0 <= first && first <= last

    //@ requires lock.holder != tid
    void drain() throws InterruptedException {
        synchronized (lock) {
            while (!ready) lock.wait();
            first = last;
        }
    }

    //@ requires lock.holder != tid
    void fill(int n) {
        synchronized (lock) {
            for (int i = 0; i < n; i++) last++;
        }
    }
}
