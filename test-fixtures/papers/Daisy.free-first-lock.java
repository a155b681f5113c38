//- verdict: failed
// All bits are cleared under one and the same lock, which is not theirs.
final class Layout {
    static final int BLOCK_SIZE = 512, FIRST_BLOCK = 1, NO_BLOCK = 0, NONE = -1, END = 256;
    static final long NO_NAME = 0;
}
final class LockTable {
    //@ elems_writable_if false
    final /*@ non_null */ Object[] locks;
    //@ global_invariant (\forall int i; 0 <= i && i < locks.length; locks[i] != null)

    //@ requires size >= 0
    LockTable(int size) {
        locks = new Object[size];
        for (int i = 0; i < size; i++) locks[i] = new Object();
    }
}
final class BlockMap {
    final /*@ non_null */ LockTable table;
    //@ guarded_by[b] table.locks[b].holder == tid
    private final /*@ non_null */ boolean[] bits;
    //@ global_invariant table.locks.length == bits.length

    //@ requires table != null
    BlockMap(LockTable table) {
        this.table = table;
        bits = new boolean[table.locks.length];
    }

    //@ requires Layout.FIRST_BLOCK <= block && block < bits.length
    //@ performs (bits[block]) { !bits[block] }
    void free(int block) {
        synchronized (table.locks[0]) {
            bits[block] = false;
//          ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`bits\[block\]` is written here although `table\.locks\[b\]\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
}
