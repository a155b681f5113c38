//- verdict: failed
// The lock of the block before the one whose bit is set.
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

    /*@ performs action "Allocated" (bits[\result]) { Layout.FIRST_BLOCK <= \result && \result < bits.length && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == Layout.NO_BLOCK } */
    int alloc() {
        for (int b = Layout.FIRST_BLOCK; b < bits.length; b++) {
            synchronized (table.locks[b - 1]) {
                if (!bits[b]) {
                //   ^^^^^^^ error[access-discipline]: /`bits\[b\]` is read here although `table\.locks\[b\]\.holder == tid` may hold for another thread, which then relies on nobody else using it/
                    bits[b] = true;
//                  ^^^^^^^^^^^^^^ error[access-discipline]: /`bits\[b\]` is written here although `table\.locks\[b\]\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
//                  ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `bits\[b\]`\), but the method has already changed something that others can see, and no witness says which action that was/
                    //@ witness Allocated
                    return b;
                }
            }
        }
        //@ witness NoBlocks
        return Layout.NO_BLOCK;
    }
}
