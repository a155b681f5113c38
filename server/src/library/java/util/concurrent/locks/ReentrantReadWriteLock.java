// What the checker believes of java.util.concurrent.locks.ReentrantReadWriteLock: it does what ReadWriteLock says; `of` is the pair that a lock belongs to.
// Who only reads and asks for the write lock waits for ever, as in Java. Queues and fairness are not modelled. Conditions of the write lock are not modelled: to
// await one is reported.
package java.util.concurrent.locks;

import calvin.Undetermined;
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    private final ReadLock readerLock;
    private final WriteLock writerLock;
    //@ global_invariant readerLock != null && readerLock.of == this && \typeof(readerLock) == \type(ReadLock)
    //@ global_invariant writerLock != null && writerLock.of == this && \typeof(writerLock) == \type(WriteLock)

    public ReentrantReadWriteLock() {
        readerLock = new ReadLock(this);
        writerLock = new WriteLock(this);
    }

    public ReentrantReadWriteLock(boolean fair) {
        readerLock = new ReadLock(this);
        writerLock = new WriteLock(this);
    }

    public ReadLock readLock() {
        return readerLock;
    }

    public WriteLock writeLock() {
        return writerLock;
    }

    // Of a lock that is not one's own the answer may be old as soon as it is given.
    public boolean isWriteLocked() {
        return writer == Thread.currentThread() || Undetermined.choice;
    }

    public boolean isWriteLockedByCurrentThread() {
        return writer == Thread.currentThread();
    }

    public int getReadLockCount() {
        return Undetermined.number;
    }

    public int getReadHoldCount() {
        return Undetermined.number;
    }

    public static class ReadLock implements Lock, Serializable {
        //@ ghost final ReadWriteLock of;
        //@ global_invariant of != null

        protected ReadLock(ReentrantReadWriteLock lock) {
            if (lock == null) throw new NullPointerException();
            //@ set of = lock
        }

        public void lock() {
            /*@ atomic */ {
                //@ assume of.writer == null || of.writer == tid
                //@ set of.readers[tid] = of.readers[tid] + 1
            }
        }

        // May fail although nobody writes, too: a caller learns nothing from a failure.
        public boolean tryLock() {
            boolean taken = false;
            if (Undetermined.choice) {
                /*@ atomic */ {
                    //@ assume of.writer == null || of.writer == tid
                    //@ set of.readers[tid] = of.readers[tid] + 1
                    taken = true;
                }
            }
            return taken;
        }

        // By anybody else: IllegalMonitorStateException.
        //@ requires of.readers[tid] > 0
        public void unlock() {
            /*@ atomic */ {
                //@ set of.readers[tid] = of.readers[tid] - 1
            }
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public static class WriteLock implements Lock, Serializable {
        //@ ghost final ReadWriteLock of;
        //@ global_invariant of != null

        protected WriteLock(ReentrantReadWriteLock lock) {
            if (lock == null) throw new NullPointerException();
            //@ set of = lock
        }

        public void lock() {
            /*@ atomic */ {
                //@ assume of.writer == tid || (of.writer == null && (\forall Thread t; of.readers[t] == 0))
                //@ set of.writes = of.writer == tid ? of.writes + 1 : 1
                //@ set of.writer = tid
            }
        }

        public boolean tryLock() {
            if (Undetermined.choice) {
                return false;
            }
            lock();
            return true;
        }

        // By anybody else: IllegalMonitorStateException.
        //@ requires of.writer == tid
        public void unlock() {
            /*@ atomic */ {
                //@ set of.writer = of.writes == 1 ? null : tid
                //@ set of.writes = of.writes - 1
            }
        }

        public boolean isHeldByCurrentThread() {
            return of.writer == Thread.currentThread();
        }
    }
}
