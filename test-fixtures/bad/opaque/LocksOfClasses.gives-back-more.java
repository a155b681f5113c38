//- verdict: failed
//- java-checks: auto
//- option: all
// The constructor of what is called back gives the lock back once more than it takes it, where it has it.
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
        //     ^^^^^^^^^^ error[modifies]: /this step \(it sets `owner`\) is not allowed here: `LocksOfClasses\.iterator` overrides a method of the library that may be called anywhere and is believed to change nothing/
    }

    void put(Collection<Object> others) {
        lock.lock();
        try {
            n++;
            others.add(n);
            filled.signal();
//          ^^^^^^^^^^^^^^^ error[precondition]: /`Condition\.signal` requires `lock\.owner == tid`, which may not hold at this call\./
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
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
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
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
                if (lock.isHeldByCurrentThread()) lock.unlock();
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
