//- verdict: verified
/**
 * One lock for each block, or for each inode, of a disk. The table is filled before anybody sees it and never changes, so everybody may pick locks
 * from it without a lock.
 *
 * The layers keep the array in a field of their own: what they protect is protected by `locks[i]`, wherever the lock is reached from.
 *
 * Order of locks, for all layers: the directory, then an inode, then a block. Nobody takes two locks of the same table at once.
 */
final class LockTable {
    //@ elems_writable_if false
    final /*@ non_null */ Object[] locks;

    //@ global_invariant (\forall int i; 0 <= i && i < locks.length; locks[i] != null)

    //@ requires size >= 0
    LockTable(int size) {
        locks = new Object[size];
        for (int i = 0; i < size; i++) locks[i] = new Object();
    }

    /** How many locks there are, and so how many blocks or inodes. */
    int size() {
        return locks.length;
    }
}
