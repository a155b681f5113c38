//- verdict: failed
// The change is made under another lock.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadWriteLocks {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock other = new ReentrantReadWriteLock();
    @GuardedBy("rw") private int x;
    @GuardedBy("rw") private int y;
    //@ ghost Thread seen;

    //@ performs (x, y) { x == \old(x) + n && y == \old(y) - n }
    void move(int n) {
        other.writeLock().lock();
        x += n;
//      ^ error[read-discipline]: /`x` is read here without the right to: `rw\.writer == tid \|\| rw\.readers\[tid\] > 0` may not hold for this thread/
//      ^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `x`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^ error[write-discipline]: /`x` is written here although `rw\.writer == tid \|\| rw\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        y -= n;
//      ^ error[not-atomic]: /another thread may run before this step \(it reads `y`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^ error[read-discipline]: /`y` is read here without the right to: `rw\.writer == tid \|\| rw\.readers\[tid\] > 0` may not hold for this thread/
//      ^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `y`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^ error[write-discipline]: /`y` is written here although `rw\.writer == tid \|\| rw\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        other.writeLock().unlock();
    }

    //@ performs () { \result == x + y }
    int sum() {
        rw.readLock().lock();
        try {
            int a = x;
            return a + y;
        } finally {
            rw.readLock().unlock();
        }
    }

    //@ performs (x, y) { x == \old(x) + n && y == \old(y) - n && \result == x }
    int moveAndTell(int n) {
        rw.writeLock().lock();
        x += n;
        y -= n;
        rw.readLock().lock();
        rw.writeLock().unlock();
        int told = x;
        rw.readLock().unlock();
        return told;
    }

    // Twice: the lock is reentrant.
    //@ performs (x) { x == \old(x) + 2 }
    void twice() {
        rw.writeLock().lock();
        x++;
        rw.writeLock().lock();
        x++;
        rw.writeLock().unlock();
        rw.writeLock().unlock();
    }

    //@ performs (x) { \result ? x == n : x == \old(x) }
    boolean tryToSet(int n) {
        if (!rw.writeLock().tryLock()) return false;
        x = n;
        rw.writeLock().unlock();
        return true;
    }

    //@ performs () { \result == 0 || \result == x - y }
    int tryToRead() {
        if (!rw.readLock().tryLock()) return 0;
        int difference = x - y;
        rw.readLock().unlock();
        return difference;
    }

    //@ requires rw.writer == tid
    //@ performs (seen) { true }
    void note() {
        //@ set seen = rw.writer
    }
}

class LocksInFields {
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock r = both.readLock();
    private final Lock w = both.writeLock();
    @GuardedBy("both") private int count;
    @GuardedBy("both") private int changes;

    //@ performs () { \result ==> count == changes }
    boolean same() {
        r.lock();
        try {
            return count == changes;
        } finally {
            r.unlock();
        }
    }

    //@ performs (count, changes) { count == \old(count) + n && changes == \old(changes) + 1 }
    void add(int n) {
        w.lock();
        try {
            count += n;
            changes++;
        } finally {
            w.unlock();
        }
    }
}
