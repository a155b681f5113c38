//- verdict: failed
// The generation goes up after the lock of the inode was given back.
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

    /*@ performs action "Taken" (used[\result], generation[\result])
                 { 0 <= \result && \result < used.length && !\old(used[\result]) && used[\result] && generation[\result] == \old(generation[\result]) + 1 }
              [] action "NoInodes" () { \result == Layout.NONE } */
    int alloc() {
        for (int i = 0; i < used.length; i++) {
            synchronized (table.locks[i]) {
                if (used[i]) continue;
                used[i] = true;
            }
            generation[i]++;
//          ^^^^^^^^^^^^^ error[access-discipline]: /`generation\[i\]` is read here although `table\.locks\[i\]\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `generation\[i\]`\), but the method has already changed something that others can see, and no witness says which action that was/
            //@ witness Taken
            return i;
        }
        //@ witness NoInodes
        return Layout.NONE;
    }
}
