//- verdict: failed
// The block is freed after the lock of the inode was given back: in between it belongs to nobody and is not free.
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
    final /*@ non_null */ boolean[] bits;
    //@ global_invariant table.locks.length == bits.length

    //@ requires table != null
    BlockMap(LockTable table) {
        this.table = table;
        bits = new boolean[table.locks.length];
    }

    //@ requires Layout.FIRST_BLOCK <= block && block < bits.length
    //@ performs (bits[block]) { !bits[block] }
    void free(int block) {
        synchronized (table.locks[block]) {
            bits[block] = false;
        }
    }
}
final class InodeTable {
    final /*@ non_null */ LockTable table;
    final /*@ non_null */ BlockMap map;
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ boolean[] used;
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ int[] generation;
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ int[] block;
    //@ global_invariant table.locks.length == used.length && table.locks.length == generation.length && table.locks.length == block.length

    //@ requires table != null && map != null
    InodeTable(LockTable table, BlockMap map) {
        this.table = table;
        this.map = map;
        used = new boolean[table.locks.length];
        generation = new int[table.locks.length];
        block = new int[table.locks.length];
    }

    //@ requires 0 <= i && i < used.length && table.locks[i].holder == tid
    //@ performs () { \result == (used[i] && generation[i] == then) }
    boolean isCurrent(int i, int then) {
        return used[i] && generation[i] == then;
    }

    //@ requires 0 <= i && i < used.length
    /*@ performs action "Released" (used[i], block[i], map.bits[\result])
                 { \result != Layout.NONE && \old(used[i]) && \old(generation[i]) == then && !used[i] && block[i] == Layout.NO_BLOCK
                   && \result == \old(block[i]) && (\result == Layout.NO_BLOCK || !map.bits[\result]) }
              [] action "Stale" () { \result == Layout.NONE } */
    int release(int i, int then) {
        int last;
        synchronized (table.locks[i]) {
            last = block[i];
            if (!isCurrent(i, then) || last < 0 || last >= map.bits.length) {
                //@ witness Stale
                return Layout.NONE;
            }
            used[i] = false;
            block[i] = Layout.NO_BLOCK;
        }
        if (last != Layout.NO_BLOCK) map.free(last);
        //                           ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `BlockMap\.free`\), but the method has already changed something that others can see, and no witness says which action that was/
        //@ witness Released
        return last;
    }
}
