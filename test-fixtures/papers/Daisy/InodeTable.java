//- verdict: verified
/**
 * The inodes: of each file its block, its size, and which file it is. What belongs to an inode is protected by the lock of that inode.
 *
 * An inode is used for one file after the other. Its generation tells them apart: it goes up whenever the inode is taken, and whoever remembers an inode
 * remembers its generation too and compares them before it believes anything.
 */
final class InodeTable {
    final /*@ non_null */ LockTable table;
    final /*@ non_null */ BlockMap map;
    final /*@ non_null */ Disk disk;

    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ boolean[] used;

    /** Counts the files that have had this inode. */
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ int[] generation;

    /** How many bytes of the block belong to the file. */
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ int[] size;

    /** The block of the file; a file that was never written has none. */
    //@ guarded_by[i] table.locks[i].holder == tid
    final /*@ non_null */ int[] block;

    //@ global_invariant table.locks.length == used.length && table.locks.length == generation.length && table.locks.length == size.length && table.locks.length == block.length
    //@ global_invariant map.table == disk.table

    /** As many inodes as there are locks, all free. */
    //@ requires table != null && map != null && disk != null && map.table == disk.table && disk.table.locks.length > 0
    InodeTable(LockTable table, BlockMap map, Disk disk) {
        this.table = table;
        this.map = map;
        this.disk = disk;
        used = new boolean[table.locks.length];
        generation = new int[table.locks.length];
        size = new int[table.locks.length];
        block = new int[table.locks.length];
    }

    /** How many inodes there are. */
    int inodes() {
        return used.length;
    }

    /** Takes a free inode for a new file; null if there is none. A free inode has neither bytes nor a block: `release` saw to that. */
    /*@ performs action "Taken" (used[\result.number], generation[\result.number])
                 { \result != null && 0 <= \result.number && \result.number < used.length && !\old(used[\result.number]) && used[\result.number]
                   && generation[\result.number] == \old(generation[\result.number]) + 1 && generation[\result.number] == \result.generation }
              [] action "NoInodes" () { \result == null } */
    InodeRef alloc() {
        for (int i = 0; i < used.length; i++) {
            synchronized (table.locks[i]) {
                if (!used[i]) {
                    used[i] = true;
                    generation[i]++;
                    //@ witness Taken
                    return new InodeRef(i, generation[i]);
                }
            }
        }
        //@ witness NoInodes
        return null;
    }

    /** Which file the inode has now. */
    //@ requires 0 <= i && i < used.length
    //@ performs () { \result == generation[i] }
    int generationOf(int i) {
        synchronized (table.locks[i]) {
            return generation[i];
        }
    }

    /** Has the inode still the file that it had then? Only whoever holds its lock can rely on the answer. */
    //@ requires 0 <= i && i < used.length && table.locks[i].holder == tid
    //@ performs () { \result == (used[i] && generation[i] == then) }
    boolean isCurrent(int i, int then) {
        return used[i] && generation[i] == then;
    }

    /** How many bytes the file has, or none if it is gone. */
    //@ requires 0 <= i && i < used.length
    /*@ performs action "Sized" () { used[i] && generation[i] == then && \result == size[i] }
              [] action "Stale" () { !(used[i] && generation[i] == then) && \result == Layout.NONE } */
    int sizeOf(int i, int then) {
        synchronized (table.locks[i]) {
            if (!isCurrent(i, then)) {
                //@ witness Stale
                return Layout.NONE;
            }
            //@ witness Sized
            return size[i];
        }
    }

    /** Gives the file a block, if it has none. Returns its block, or none if the disk is full or the file is gone. */
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
            int fresh = map.alloc();
            if (fresh == Layout.NO_BLOCK) {
                //@ witness Refused
                return Layout.NO_BLOCK;
            }
            block[i] = fresh;
            //@ witness Grown
            return fresh;
        }
    }

    /** Ends the file: inode and block are free for others. Returns the block that it had, `NO_BLOCK` if it had none, `NONE` if the file had ended before. */
    //@ requires 0 <= i && i < used.length
    /*@ performs action "Released" (used[i], size[i], block[i], map.bits[\result])
                 { \result != Layout.NONE && \old(used[i]) && \old(generation[i]) == then && !used[i] && size[i] == 0 && block[i] == Layout.NO_BLOCK
                   && \result == \old(block[i]) && (\result == Layout.NO_BLOCK || !map.bits[\result]) }
              [] action "Stale" () { \result == Layout.NONE } */
    int release(int i, int then) {
        synchronized (table.locks[i]) {
            int last = block[i];
            if (!isCurrent(i, then) || !map.has(last)) {
                //@ witness Stale
                return Layout.NONE;
            }
            used[i] = false;
            size[i] = 0;
            block[i] = Layout.NO_BLOCK;
            if (last != Layout.NO_BLOCK) map.free(last);
            //@ witness Released
            return last;
        }
    }

    /** One byte of the file, or `END`. */
    //@ requires 0 <= i && i < used.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    /*@ performs action "Read" () { used[i] && generation[i] == then && offset < size[i] && \result == disk.bytes[block[i] * Layout.BLOCK_SIZE + offset] }
              [] action "AtEnd" () { \result == Layout.END } */
    int read(int i, int then, int offset) {
        synchronized (table.locks[i]) {
            int from = block[i];
            if (!isCurrent(i, then) || offset >= size[i] || !disk.has(from)) {
                //@ witness AtEnd
                return Layout.END;
            }
            int value = disk.read(from, offset);
            //@ witness Read
            return value;
        }
    }

    /** Sets one byte of the file, which may become longer by it. Returns the block, or none where there is no file or no block. */
    //@ requires 0 <= i && i < used.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    /*@ performs action "Written" (size[i], disk.bytes[\result * Layout.BLOCK_SIZE + offset])
                 { \result == block[i] && \result != Layout.NO_BLOCK && used[i] && generation[i] == then && disk.bytes[\result * Layout.BLOCK_SIZE + offset] == value
                   && offset < size[i] && \old(size[i]) <= size[i] }
              [] action "Refused" () { \result == Layout.NO_BLOCK } */
    int write(int i, int then, int offset, byte value) {
        synchronized (table.locks[i]) {
            int target = block[i];
            if (!isCurrent(i, then) || target == Layout.NO_BLOCK || !disk.has(target)) {
                //@ witness Refused
                return Layout.NO_BLOCK;
            }
            disk.write(target, offset, value);
            if (offset >= size[i]) size[i] = offset + 1;
            //@ witness Written
            return target;
        }
    }

    /** Cuts the file, which keeps its block. False if it is gone, or not as long as that. */
    //@ requires 0 <= i && i < used.length && 0 <= length
    /*@ performs action "Cut" (size[i]) { \result && used[i] && generation[i] == then && length <= \old(size[i]) && size[i] == length }
              [] action "Refused" () { !\result } */
    boolean truncate(int i, int then, int length) {
        synchronized (table.locks[i]) {
            if (!isCurrent(i, then) || size[i] < length) {
                //@ witness Refused
                return false;
            }
            size[i] = length;
            //@ witness Cut
            return true;
        }
    }

    /** Has the file a block? It keeps it until it ends, so "yes" lasts, and "no" does not. */
    //@ requires 0 <= i && i < used.length
    //@ performs () { \result == (block[i] != Layout.NO_BLOCK) }
    boolean hasBlock(int i) {
        synchronized (table.locks[i]) {
            return block[i] != Layout.NO_BLOCK;
        }
    }

    /** Has the inode a file at this moment? */
    //@ requires 0 <= i && i < used.length
    //@ performs () { \result == used[i] }
    boolean isUsed(int i) {
        synchronized (table.locks[i]) {
            return used[i];
        }
    }

    /** Has the file a block that the map thinks to be free? That must never be. */
    //@ requires 0 <= i && i < used.length
    boolean isLost(int i) {
        synchronized (table.locks[i]) {
            return used[i] && block[i] != Layout.NO_BLOCK && map.has(block[i]) && !map.isUsed(block[i]);
        }
    }

    /** How many inodes had files when it came by. */
    int countUsed() {
        int count = 0;
        for (int i = 0; i < used.length; i++) {
            synchronized (table.locks[i]) {
                if (used[i]) count++;
            }
        }
        return count;
    }
}
