//- verdict: failed
//- java-checks: auto
// The second lock is given back too early.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Account {
    final long id;
    private long balance;
    Account(long id) { this.id = id; }
    synchronized long balance() { return balance; }
    synchronized void deposit(long n) { balance += n; }

    static boolean transfer(Account a, Account b, long amount) {
        if (a == b) return true;
        Account first = a.id < b.id ? a : b;
        Account second = first == a ? b : a;
        synchronized (first) {
            synchronized (second) {
                if (a.balance < amount) return false;
                a.balance -= amount;
                b.balance += amount;
                return true;
            }
        }
    }
}

class Store {
    private final int place;
    private int items;
    Store(int place) { this.place = place; }
    synchronized int items() { return items; }

    static void move(Store from, Store to) {
        Store lower;
        Store upper;
        if (from.place < to.place) { lower = from; upper = to; }
        else { lower = to; upper = from; }
        synchronized (lower) {
            synchronized (upper) {
                from.items--;
                to.items++;
            }
        }
    }
}

class Purse {
    private final Lock lock = new ReentrantLock();
    private final int number;
    private int coins;
    Purse(int number) { this.number = number; }

    int coins() {
        lock.lock();
        try { return coins; } finally { lock.unlock(); }
    }

    static void pay(Purse from, Purse to) {
        Purse first = from.number < to.number ? from : to;
        Purse second = from.number < to.number ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                from.coins--;
            } finally { second.lock.unlock(); }
            to.coins++;
//          ^^^^^^^^ error[race]: /`to\.coins` is read here without holding `lock`, which is held in most places where it is used/
        } finally { first.lock.unlock(); }
    }
}
