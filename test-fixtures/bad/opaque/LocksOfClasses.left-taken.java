//- verdict: failed
//- java-checks: auto
//- option: all
// The constructor of what is called back leaves the lock taken.
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WatchedLock extends ReentrantLock {
    WatchedLock(boolean isFair) {
        super(isFair);
    }

    void interruptAll(Condition condition) {
        getWaitingThreads(condition).forEach(Thread::interrupt);
    }
}

class LocksOfClasses extends AbstractCollection<Integer> {
    private final WatchedLock lock;
    private final Condition filled;
    private int n;

    LocksOfClasses(boolean isFair) {
        lock = new WatchedLock(isFair);
        filled = lock.newCondition();
    }

    @Override
    public int size() {
        lock.lock();
        try {
            return n;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public Iterator<Integer> iterator() {
    //                       ^^^^^^^^ error[modifies]: /`LocksOfClasses\.iterator` may end holding a lock that it did not hold at entry, or without one that it held, which its modifies clause does not allow/
        return new Walk();
    }

    void put(Collection<Object> others) {
        lock.lock();
        try {
            n++;
            others.add(n);
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (n == 0) filled.await();
            return n--;
        } finally {
            lock.unlock();
        }
    }

    void wake() {
        lock.lock();
        try {
            lock.interruptAll(filled);
        } finally {
            lock.unlock();
        }
    }

    private class Walk implements Iterator<Integer> {
        private int left;

        Walk() {
            lock.lock();
            left = n;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public Integer next() {
            return left--;
        }
    }
}
