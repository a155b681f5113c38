//- verdict: failed
//- java-checks: auto
//- option: all
// A change without the lock.
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
        return new Walk();
    }

    void put(Collection<Object> others) {
        others.add(n);
        //         ^ error[race]: /`n` is read here without holding `lock`, which is held in most places where it is used/
        n++;
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
            try {
                left = n;
            } finally {
                lock.unlock();
            }
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
