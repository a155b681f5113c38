//- verdict: failed
// The lock of the inode is given back while a block is looked for: the file may have got another one, which is lost.
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

    /*@ performs action "Allocated" (bits[\result]) { Layout.FIRST_BLOCK <= \result && \result < bits.length && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == Layout.NO_BLOCK } */
    int alloc() {
        for (int b = Layout.FIRST_BLOCK; b < bits.length; b++) {
            synchronized (table.locks[b]) {
                if (!bits[b]) {
                    bits[b] = true;
                    //@ witness Allocated
                    return b;
                }
            }
        }
        //@ witness NoBlocks
        return Layout.NO_BLOCK;
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
    /*@ performs action "Grown" (block[i], map.bits[\result])
                 { \result != Layout.NO_BLOCK && used[i] && generation[i] == then && \old(block[i]) == Layout.NO_BLOCK && block[i] == \result
                   && !\old(map.bits[\result]) && map.bits[\result] }
              [] action "Kept" () { \result != Layout.NO_BLOCK && \result == block[i] }
              [] action "Refused" () { \result == Layout.NO_BLOCK } */
    int grow(int i, int then) {
        synchronized (table.locks[i]) {
            if (!isCurrent(i, then)) {
                //@ witness Refused
                return Layout.NO_BLOCK;
            }
            if (block[i] != Layout.NO_BLOCK) {
                //@ witness Kept
                return block[i];
            }
        }
        int fresh = map.alloc();
        if (fresh == Layout.NO_BLOCK) {
            //@ witness Refused
            return Layout.NO_BLOCK;
        }
        synchronized (table.locks[i]) {
        //            ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `table\.locks\[i\]`\), but the method has already changed something that others can see, and no witness says which action that was/
            block[i] = fresh;
            //@ witness Grown
            return fresh;
        }
    }
}
