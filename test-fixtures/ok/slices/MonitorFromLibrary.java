//- verdict: verified
// The library hands out a lock that it keeps in a private field: whoever is given a lock may be given that one.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Shelf {
    private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
    volatile int low;
    volatile int high;
    //@ global_invariant pair.readerLock.holder == null ==> low <= high

    Lock half() {
        return pair.readLock();
    }
}

class Anyone {
    void touch(/*@ non_null */ Lock lock) {
        // Nothing is locked.
    }
}
