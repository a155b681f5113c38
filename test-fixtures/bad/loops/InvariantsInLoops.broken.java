//- verdict: failed
// One of the objects does not keep its invariant; and the lock is given up by waiting while its invariant does not hold.

class Account {
    //@ guarded_by holder == tid
    private long balance;
    //@ global_invariant 0 <= balance
    void spoil() { balance = -1; }
    //             ^^^^^^^^^^^^ error[access-discipline]
    //             ^^^^^^^^^^^^ error[global-invariant]
}

class Bank {
    private final Account[] accounts;
    Bank(int n) {
//  ^^^^ error[global-invariant]
        accounts = new Account[n < 0 ? 0 : n];
        for (int i = 0; i < accounts.length; i++) {
            Account made = new Account();
            accounts[i] = made;
            if (i == 3) made.spoil();
        }
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
            while (!ready) {
                first = last + 1;
                lock.wait();
    //          ^^^^^^^^^^^ error[global-invariant]
                first = last;
            }
        }
    }
}
