//- verdict: unsupported
//- java-checks: auto
//- option: all
// The condition is that of code without source.
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WatchedLock extends ReentrantLock {
    WatchedLock(boolean isFair) {
        super(isFair);
    }

    @Override
    public Condition newCondition() {
        return Registry.condition(this);
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
        lock.lock();
        try {
            n++;
            others.add(n);
            filled.signal();
//          ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `signal` on a lock that code without source has made, and which kind of lock is not known/
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (n == 0) filled.await();
            //             ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `await` on a lock that code without source has made, and which kind of lock is not known/
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
