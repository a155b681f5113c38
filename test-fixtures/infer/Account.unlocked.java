//- infer: unsafe
// A class among any number of clients: its monitor protects the balance.
class Account {
    private int balance;
    private int limit = 10;

    synchronized void add(int amount) {
        if (amount > 0) {
            int before = balance;
            balance = before + amount;
            assert balance > before;
        }
    }

    int take(int amount) {
        int before = balance;
        if (amount > before || amount < 0) {
            return 0;
        }
        balance = before - amount;
        assert balance <= before;
        return amount;
    }
}
