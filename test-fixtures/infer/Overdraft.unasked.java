//- infer: unsafe
// The bound that keeps the assertions is no value that the balance has in a short run.
class Overdraft {
    private int balance = 10;

    synchronized void deposit(int n) {
        if (n <= 0) return;
        balance += n;
        assert balance >= 0;
    }

    synchronized boolean withdraw(int n) {
        if (n <= 0) return false;
        balance -= n;
        assert balance >= 0;
        return true;
    }
}
