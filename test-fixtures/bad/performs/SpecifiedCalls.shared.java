//- verdict: failed
// What the called method changes, others may change, too.
import java.util.concurrent.locks.ReentrantLock;

class Ledger {
    private final Object lock = new Object();
    private final Object inner = new Object();
    private final ReentrantLock other = new ReentrantLock();
    /*@ guarded_by lock.holder == tid */
    int total;
    volatile int entries;
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
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Ledger\.count` may return although `entries == \\old\(entries\) \+ 1` does not hold/
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
    private void visit() {
        visits++;
    }

    //@ performs (total, entries) { total == \old(total) + n && entries == \old(entries) + 1 }
    void enter(int n) {
        synchronized (lock) {
            count();
//          ^^^^^^^ error[not-atomic]: /other threads may access what `Ledger\.count` changes while it runs, so this call is not one step of what `Ledger\.enter` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
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
