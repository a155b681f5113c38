//- verdict: failed
// Only one of them.
@ThreadSafe
class Account {
    @GuardedBy("this") private int balance;

    static void transfer(Account from, Account to, int amount) {
        if (from == null || to == null) {
            return;
        }
        synchronized (from) {
            from.balance = from.balance - amount;
            to.balance = to.balance + amount;
            //           ^^^^^^^^^^ error[access-discipline]: /`to\.balance` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        }
    }
}
