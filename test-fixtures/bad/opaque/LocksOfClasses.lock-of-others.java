//- verdict: unsupported
//- java-checks: auto
//- option: all
// The lock is of a class of which code without source may have another one.
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WatchedLock extends Registry.Lock {
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
        lock = Registry.lock(isFair);
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
