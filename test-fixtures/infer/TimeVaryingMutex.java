//- infer: safe
// The block is protected by the lock of the inode once it is allocated, by the lock of the busy bit before. Locks are bits.
import java.util.concurrent.atomic.AtomicBoolean;

class TimeVaryingMutex {
    static final AtomicBoolean inodeLock = new AtomicBoolean();
    static final AtomicBoolean busyLock = new AtomicBoolean();
    static volatile boolean isAllocated;
    static volatile boolean isBusy;
    static volatile int block;

    static void acquire(AtomicBoolean lock) {
        while (!lock.compareAndSet(false, true)) {
            Thread.yield();
        }
    }

    static class Allocator extends Thread {
        @Override public void run() {
            acquire(inodeLock);
            if (!isAllocated) {
                acquire(busyLock);
                isBusy = true;
                busyLock.set(false);
                isAllocated = true;
            }
            block = 1;
            assert block == 1;
            inodeLock.set(false);
        }
    }

    static class Cleaner extends Thread {
        @Override public void run() {
            acquire(busyLock);
            if (!isBusy) {
                block = 0;
                assert block == 0;
            }
            busyLock.set(false);
        }
    }

    public static void main(String[] args) {
        new Allocator().start();
        new Cleaner().start();
    }
}
