//- verdict: verified
// A transfer holds both monitors.
@ThreadSafe
class Account {
    @GuardedBy("this") private int balance;

    static void transfer(Account from, Account to, int amount) {
        if (from == null || to == null) {
            return;
        }
        synchronized (from) {
            synchronized (to) {
                from.balance = from.balance - amount;
                to.balance = to.balance + amount;
            }
        }
    }
}
