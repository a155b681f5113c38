// What the checker believes of java.util.concurrent.locks.ReadWriteLock: a pair of locks. `writer` is the thread that holds the write lock, or null;
// `readers[t]` says how often thread t holds the read lock. While there is a writer nobody else reads or writes. `@GuardedBy("lock")` on a field then means:
// it is written by who holds the write lock, and read by who holds either.
// While one thread writes, the others learn no more of the pair than that it is taken; nobody learns how often another thread reads, but that nobody reads. So taking
// a lock of the pair is a right mover, and giving it back a left mover.
// A lock that it gives may be shared: with this interface the classes of ReentrantReadWriteLock are always in sight, so that no `Lock` is taken for an exclusive one.
package java.util.concurrent.locks;

public interface ReadWriteLock {
    //@ ghost /*@ unwritable_by_env_if writer == tid; unwritable_by_env_if readers[tid] > 0; unreadable_by_env_if writer == tid */ Thread writer;
    // How often the writer has taken it.
    //@ ghost /*@ unwritable_by_env_if writer == tid; unreadable_by_env_if writer == tid */ int writes;
    //@ ghost /*@ unwritable_by_env_if writer == tid; unreadable_by_env_if writer == tid; unwritable_by_env_if[k] k == tid; unreadable_by_env_if[k] k == tid && readers[k] > 0 */ Thread -> int readers;
    //@ env_assumption \old(writer) != tid ==> writer != tid
    //@ env_assumption \old(readers)[tid] == readers[tid]
    //@ global_invariant writer == null ? writes == 0 : writes >= 1
    // The last two are not checked but argued: a thread begins without read locks; taking one needs that there is no other writer, giving one back needs to
    // have one, and taking the write lock needs that nobody has a read lock. Nothing else changes them.
    //@ global_invariant (\forall Thread t; writer != null && t != writer ==> readers[t] == 0)
    //@ global_invariant (\forall Thread t; readers[t] >= 0)

    Lock readLock();
    Lock writeLock();
}
