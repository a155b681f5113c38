//- verdict: failed
// What the postcondition speaks of may have changed since.
import java.util.concurrent.locks.ReentrantLock;

class Ledger {
    private final Object lock = new Object();
    private final Object inner = new Object();
    private final ReentrantLock other = new ReentrantLock();
    /*@ unwritable_by_env_if lock.holder == tid */
    volatile int total;
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

    //@ modifies \nothing
    //@ ensures \result == total
    //  ^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Ledger\.total` may return although `\\result == total` does not hold/
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
            add(n);
//          ^^^^^^ error[not-atomic]: /other threads may access what `Ledger\.add` changes while it runs, so this call is not one step of what `Ledger\.enter` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
        }
    }

    //@ performs (total) { total == \old(total) + 2 * n }
    void enterTwice(int n) {
        synchronized (lock) {
            add(n);
//          ^^^^^^ error[not-atomic]: /other threads may access what `Ledger\.add` changes while it runs, so this call is not one step of what `Ledger\.enterTwice` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
            add(n);
        }
    }

    //@ performs () { \result == total }
    int look() {
    //  ^^^^ error[performs]: /`Ledger\.look` does not do what its action says when it returns: `\\result == total` may not hold/
        return total();
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
