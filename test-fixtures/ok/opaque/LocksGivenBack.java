//- verdict: verified
//- option: all
// Calls by computed specifications (each of the methods calls itself) leave the locks of their caller as they are where every way through
// gives back what it takes: in `finally`, by a flag, after an attempt, of either side of a pair, in rounds of a loop.
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Segment {
    final ReentrantLock lock = new ReentrantLock();
}

class GivenBack {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private final ArrayDeque<Object> idle = new ArrayDeque<>();
    private int created;
    private int waiting;

    Object take() throws InterruptedException {
        lock.lock();
        try {
            while (idle.isEmpty()) {
                if (!ensure(3)) {
                    filled.await();
                }
            }
            return idle.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    private boolean ensure(int n) {
        lock.lock();
        try {
            if (n == 0) return false;
            idle.addLast(new Object());
            created++;
            filled.signal();
            return ensure(n - 1) || n > 1;
        } finally {
            lock.unlock();
        }
    }

    void awaits() throws InterruptedException {
        lock.lock();
        try {
            waitFor(4);
            waiting++;
        } finally {
            lock.unlock();
        }
    }

    private void waitFor(int n) throws InterruptedException {
        lock.lock();
        try {
            if (n > 5) filled.await();
            if (n > 0) waitFor(n - 1);
        } finally {
            lock.unlock();
        }
    }

    void tries(int n) {
        lock.lock();
        try {
            created = 7;
            attempt(n);
            byFlag(n, new Object());
            assert created == 7;
        } finally {
            lock.unlock();
        }
    }

    private boolean attempt(int n) {
        if (!lock.tryLock()) return false;
        try {
            return n > 0 && attempt(n - 1);
        } finally {
            lock.unlock();
        }
    }

    private void byFlag(int n, Object what) {
        boolean isTaken = false;
        try {
            if (n > 3) {
                lock.lock();
                isTaken = true;
            }
            if (n > 0) byFlag(n - 1, what);
        } finally {
            if (isTaken) lock.unlock();
        }
    }

    void rounds(List<Segment> segments, int n) {
        lock.lock();
        try {
            walk(segments, n);
            created++;
        } finally {
            lock.unlock();
        }
    }

    private void walk(List<Segment> segments, int n) {
        each(segments, n - 1);
    }

    private void each(List<Segment> segments, int n) {
        if (segments == null) return;
        for (Segment one : segments) {
            if (one == null) continue;
            Lock its = one.lock;
            its.lock();
            try {
                if (n == 1) continue;
                if (n > 3) walk(segments, n);
            } finally {
                its.unlock();
            }
        }
    }
}

class Pair {
    private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
    private int n;

    int get(int k) {
        pair.readLock().lock();
        try {
            return k > 0 ? get(k - 1) + n : n;
        } finally {
            pair.readLock().unlock();
        }
    }

    void set(int k) {
        pair.writeLock().lock();
        try {
            if (k > 0) set(k - 1);
            n = 5 + get(k);
        } finally {
            pair.writeLock().unlock();
        }
    }
}
