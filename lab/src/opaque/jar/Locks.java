package jar;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** Locks seen by the types of the library, of classes that nobody names. Most of them several threads may have at once. They come back into nothing. */
public final class Locks {
  private Locks() { }

  /** Whoever wants it has it. */
  public static Lock loose() { return new Loose(); }
  /** As a lock is. */
  public static Lock strict() { return new ReentrantLock(); }
  public static ReentrantLock loosened() { return new Loosened(); }
  public static ReadWriteLock pair() { return new Pair(); }
  public static ReentrantReadWriteLock both() { return new Both(); }

  private static class Loose implements Lock {
    @Override public void lock() { }
    @Override public void lockInterruptibly() { }
    @Override public boolean tryLock() { return true; }
    @Override public boolean tryLock(long time, TimeUnit unit) { return true; }
    @Override public void unlock() { }
    @Override public Condition newCondition() { throw new UnsupportedOperationException(); }
  }

  private static class Loosened extends ReentrantLock {
    @Override public void lock() { }
    @Override public boolean tryLock() { return true; }
    @Override public void unlock() { }
    @Override public boolean isHeldByCurrentThread() { return true; }
  }

  private static class Pair implements ReadWriteLock {
    private final Lock one = new Loose();
    @Override public Lock readLock() { return one; }
    @Override public Lock writeLock() { return one; }
  }

  private static class Both extends ReentrantReadWriteLock {
    private final WriteLock writing = new Writing(this);
    @Override public WriteLock writeLock() { return writing; }
  }

  private static class Writing extends ReentrantReadWriteLock.WriteLock {
    Writing(ReentrantReadWriteLock of) { super(of); }
    @Override public void lock() { }
    @Override public void unlock() { }
  }

  public static <T> void put(T[] all, T one) {
    all[0] = one;
  }
}
