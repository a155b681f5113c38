//- verdict: unsupported
// The called method changes who may access what it changes.
import java.util.concurrent.locks.ReentrantLock;

class Ledger {
    private final Object lock = new Object();
    //@ ghost /*@ unwritable_by_env_if owner == tid */ volatile Thread owner;
    /*@ guarded_by owner == tid */ int mine;
    //@ requires owner == tid
    //@ modifies mine, owner
    //@ ensures true
    private void hand() {
        mine = 3;
        //@ set owner = null
    }
    //@ requires owner == tid
    //@ performs (mine, owner) { mine == 3 }
    void handed() {
        hand();
//      ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Ledger\.hand`, which may change `owner`, on which it depends who may access what `modifies` names, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    }
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
    private void visit() {
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
