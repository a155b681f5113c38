// Objects of java.util.concurrent that threads wait for.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

final class Locked {
    private Locked() { }

    static void fill() {
        Values.add(CountDownLatch.class, "latch 0", () -> new CountDownLatch(0));
        Values.add(CountDownLatch.class, "latch 1", () -> new CountDownLatch(1));
        Values.add(CyclicBarrier.class, "barrier of 1", () -> new CyclicBarrier(1));
        Values.add(CyclicBarrier.class, "barrier of 2", () -> new CyclicBarrier(2));
        Values.add(CyclicBarrier.class, "barrier with a rude action", () -> new CyclicBarrier(1, () -> { throw new Hostile.Refusal("action"); }));
        Values.add(Semaphore.class, "semaphore 0", () -> new Semaphore(0));
        Values.add(Semaphore.class, "semaphore 1", () -> new Semaphore(1));
        Values.add(Semaphore.class, "semaphore -1", () -> new Semaphore(-1));
        Values.add(Semaphore.class, "full semaphore", () -> new Semaphore(Integer.MAX_VALUE));
        Values.add(AtomicBoolean.class, "atomic true", () -> new AtomicBoolean(true));
        Values.add(AtomicInteger.class, "atomic 5", () -> new AtomicInteger(5));
        Values.add(AtomicInteger.class, "atomic maximum", () -> new AtomicInteger(Integer.MAX_VALUE));
        Values.add(AtomicLong.class, "atomic 5L", () -> new AtomicLong(5));
        Values.add(AtomicLong.class, "atomic long minimum", () -> new AtomicLong(Long.MIN_VALUE));
        Values.add(AtomicIntegerArray.class, "atomic int[3]", () -> new AtomicIntegerArray(new int[] {1, 2, Integer.MAX_VALUE}));
        Values.add(AtomicLongArray.class, "atomic long[3]", () -> new AtomicLongArray(new long[] {1, 2, Long.MAX_VALUE}));
        Values.add(AtomicReference.class, "atomic null", () -> new AtomicReference<>());
        Values.add(AtomicReference.class, "atomic a", () -> new AtomicReference<>("a"));
        Values.add(AtomicReferenceArray.class, "atomic Object[2]", () -> new AtomicReferenceArray<>(new Object[] {"a", null}));
        Values.add(LongAdder.class, "adder", () -> new LongAdder());
        Values.add(ReentrantLock.class, "free lock", () -> new ReentrantLock());
        Values.add(ReentrantLock.class, "lock of another thread", () -> taken(new ReentrantLock()));
        Values.add(ReentrantReadWriteLock.class, "free read-write lock", () -> new ReentrantReadWriteLock());
        Values.add(ReentrantReadWriteLock.ReadLock.class, "free read lock", () -> new ReentrantReadWriteLock().readLock());
        Values.add(ReentrantReadWriteLock.WriteLock.class, "free write lock", () -> new ReentrantReadWriteLock().writeLock());
        Values.add(ReentrantReadWriteLock.ReadLock.class, "shut read lock", Locked::shut);
        Values.add(Condition.class, "condition of a free lock", () -> new ReentrantLock().newCondition());
    }

    private static Object shut() throws InterruptedException {
        ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
        taken(pair.writeLock());
        return pair.readLock();
    }

    private static <L extends Lock> L taken(L lock) throws InterruptedException {
        Thread other = new Thread(lock::lock);
        other.start();
        other.join();
        return lock;
    }
}
