//- verdict: failed
// The lock is picked by the place in the block instead of by the block.
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
final class Disk {
    final /*@ non_null */ LockTable table;
    //@ guarded_by[a] table.locks[a / Layout.BLOCK_SIZE].holder == tid
    private final /*@ non_null */ byte[] bytes;
    //@ global_invariant table.locks.length * Layout.BLOCK_SIZE == bytes.length

    //@ requires table != null
    Disk(LockTable table) {
        this.table = table;
        bytes = new byte[table.locks.length * Layout.BLOCK_SIZE];
    }

    //@ requires 0 <= block && block < table.locks.length && offset < table.locks.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    //@ performs () { \result == bytes[block * Layout.BLOCK_SIZE + offset] }
    byte read(int block, int offset) {
        synchronized (table.locks[offset]) {
            return bytes[block * Layout.BLOCK_SIZE + offset];
            //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`bytes\[block \* Layout\.BLOCK_SIZE \+ offset\]` is read here although `table\.locks\[a / Layout\.BLOCK_SIZE\]\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        }
    }
}
