//- verdict: failed
// The called method gives the lock back in its middle: others come in between.
import java.util.concurrent.locks.ReentrantLock;

class Ledger {
    private final Object lock = new Object();
    private final Object inner = new Object();
    private final ReentrantLock other = new ReentrantLock();
    /*@ guarded_by lock.holder == tid */
    int total;
    /*@ guarded_by lock.holder == tid */
    int entries;
    /*@ guarded_by other.owner == tid */
    int visits;

    //@ requires lock.holder == tid
    //@ modifies total
    //@ ensures total == \old(total) + n
    private void add(int n) {
        total += n;
    }

    // It may have to wait for `inner`, so nothing is committed before it.
    //@ requires lock.holder == tid
    //@ modifies entries
    //@ ensures entries == \old(entries) + 1
    private void count() {
        synchronized (inner) {
            entries++;
        }
    }

    //@ requires lock.holder == tid
    //@ modifies \nothing
    //@ ensures \result == total
    private int total() {
        return total;
    }

    //@ requires other.owner == tid
    //@ modifies visits
    //@ ensures visits == \old(visits) + 1
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Ledger\.visit` may return although `visits == \\old\(visits\) \+ 1` does not hold/
    private void visit() {
        other.unlock();
//      ^^^^^^^^^^^^^^ error[modifies]: /this step \(it sets `owner`\) is not allowed by the modifies clause of `Ledger\.visit`, which allows only what it lists/
        other.lock();
//      ^^^^^^^^^^^^ error[modifies]: /this step \(it sets `owner`\) is not allowed by the modifies clause of `Ledger\.visit`, which allows only what it lists/
        visits++;
    }

    //@ performs (total, entries) { total == \old(total) + n && entries == \old(entries) + 1 }
    void enter(int n) {
        synchronized (lock) {
            count();
            add(n);
        }
    }

    //@ performs (total) { total == \old(total) + 2 * n }
    void enterTwice(int n) {
        synchronized (lock) {
            add(n);
            add(n);
        }
    }

    //@ performs () { \result == total }
    int look() {
        synchronized (lock) {
            return total();
        }
    }

    //@ performs (visits) { visits == \old(visits) + 2 }
    void visitTwice() {
        other.lock();
        try {
            visit();
            visit();
        } finally {
            other.unlock();
        }
    }
}
