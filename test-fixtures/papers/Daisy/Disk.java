//- verdict: verified
/**
 * The lowest layer: bytes in blocks. A byte belongs to the block in which it lies, and whoever reads or writes it holds the lock of that block.
 *
 * Single bytes and numbers of four bytes are read and written atomically. What goes over a whole block holds its lock all the time, so nobody ever
 * sees half of a block cleared.
 */
final class Disk {
    final /*@ non_null */ LockTable table;

    /** All blocks, one after the other. */
    //@ guarded_by[a] table.locks[a / Layout.BLOCK_SIZE].holder == tid
    private final /*@ non_null */ byte[] bytes;

    //@ global_invariant table.locks.length * Layout.BLOCK_SIZE == bytes.length

    /** A disk with as many blocks as there are locks, filled with zeros. */
    //@ requires table != null
    Disk(LockTable table) {
        this.table = table;
        bytes = new byte[table.locks.length * Layout.BLOCK_SIZE];
    }

    /** How many blocks the disk has. */
    int blocks() {
        return table.locks.length;
    }

    /** Is this the number of a block? Numbers that were read somewhere are asked about before they are used. */
    boolean has(int block) {
        return 0 <= block && block < table.locks.length;
    }

    /** One byte of a block. */
    //@ requires 0 <= block && block < table.locks.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    //@ performs () { \result == bytes[block * Layout.BLOCK_SIZE + offset] }
    byte read(int block, int offset) {
        synchronized (table.locks[block]) {
            return bytes[block * Layout.BLOCK_SIZE + offset];
        }
    }

    /** Sets one byte of a block. */
    //@ requires 0 <= block && block < table.locks.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    //@ performs (bytes[block * Layout.BLOCK_SIZE + offset]) { bytes[block * Layout.BLOCK_SIZE + offset] == value }
    void write(int block, int offset, byte value) {
        synchronized (table.locks[block]) {
            bytes[block * Layout.BLOCK_SIZE + offset] = value;
        }
    }

    /** Two bytes as one number, the high byte first. */
    //@ requires 0 <= block && block < table.locks.length && 0 <= offset && offset + 1 < Layout.BLOCK_SIZE
    //@ performs () { \result == bytes[block * Layout.BLOCK_SIZE + offset] * 256 + bytes[block * Layout.BLOCK_SIZE + offset + 1] }
    int readShort(int block, int offset) {
        synchronized (table.locks[block]) {
            int at = block * Layout.BLOCK_SIZE + offset;
            int high = bytes[at];
            int low = bytes[at + 1];
            return high * 256 + low;
        }
    }

    /**
     * Sets two neighbouring bytes at once: nobody ever sees the first one new and the second one old.
     */
    //@ requires 0 <= block && block < table.locks.length && 0 <= offset && offset + 1 < Layout.BLOCK_SIZE
    /*@ performs (bytes[block * Layout.BLOCK_SIZE + offset], bytes[block * Layout.BLOCK_SIZE + offset + 1])
               { bytes[block * Layout.BLOCK_SIZE + offset] == high && bytes[block * Layout.BLOCK_SIZE + offset + 1] == low } */
    void writePair(int block, int offset, byte high, byte low) {
        synchronized (table.locks[block]) {
            write(block, offset, high);
            write(block, offset + 1, low);
        }
    }

    /** Fills a block with zeros. */
    //@ requires 0 <= block && block < table.locks.length
    void clear(int block) {
        synchronized (table.locks[block]) {
            for (int i = 0; i < Layout.BLOCK_SIZE; i++) bytes[block * Layout.BLOCK_SIZE + i] = 0;
        }
    }
}
