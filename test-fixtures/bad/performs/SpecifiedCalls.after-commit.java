//- verdict: failed
// A step that others see comes before a call that may have to wait for ever.
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
    volatile int marks;

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

    void hogs() {
        synchronized (inner) {
            while (true) {
            }
        }
    }

    //@ requires other.owner == tid
    //@ modifies visits
    //@ ensures visits == \old(visits) + 1
    private void visit() {
        visits++;
    }

    //@ performs (total, entries, marks) { marks == 1 && total == \old(total) + n && entries == \old(entries) + 1 }
    void enter(int n) {
        synchronized (lock) {
            marks = 1;
            add(n);
            count();
//          ^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it calls `count`\), but the method has already changed something that others can see, so it is not one atomic action/
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
