//- verdict: failed
// Between the two bytes the lock is given back: others see half of the pair.
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

    //@ requires 0 <= block && block < table.locks.length && 0 <= offset && offset + 1 < Layout.BLOCK_SIZE
    /*@ performs (bytes[block * Layout.BLOCK_SIZE + offset], bytes[block * Layout.BLOCK_SIZE + offset + 1])
               { bytes[block * Layout.BLOCK_SIZE + offset] == high && bytes[block * Layout.BLOCK_SIZE + offset + 1] == low } */
    void writePair(int block, int offset, byte high, byte low) {
        synchronized (table.locks[block]) {
            bytes[block * Layout.BLOCK_SIZE + offset] = high;
        }
        synchronized (table.locks[block]) {
        //            ^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `table\.locks\[block\]`\), but the method has already changed something that others can see, so it is not one atomic action/
            bytes[block * Layout.BLOCK_SIZE + offset + 1] = low;
        }
    }
}
