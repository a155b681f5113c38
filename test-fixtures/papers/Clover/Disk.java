//- verdict: verified
/**
 * The lowest layer: blocks of bytes. Whoever has the lock of a block has its bytes.
 *
 * Below are procedures that are called with the lock held and say what they require and ensure; above those that take the lock and look atomic.
 */
final class Disk {
    /** The blocks. Their rows are made once and stay where they are. */
    //@ elems_writable_if false
    //@ guarded_by[b][j] Locks.block[b] == tid
    private static final /*@ non_null */ byte[][] data = new byte[Layout.BLOCKS][Layout.BLOCK_SIZE];

    private Disk() {}

    /** One byte of a block that the caller has. */
    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE && Locks.block[b] == tid
    //@ modifies \nothing
    //@ ensures \result == data[b][j]
    static byte get(int b, int j) {
        return data[b][j];
    }

    /** Sets one byte of a block that the caller has. */
    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE && Locks.block[b] == tid
    //@ modifies data[b][j]
    //@ ensures data[b][j] == value
    static void put(int b, int j, byte value) {
        data[b][j] = value;
    }

    /** Fills a block that the caller has with one value. */
    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies data[b][*]
    //@ ensures (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; data[b][j] == value)
    static void fill(int b, byte value) {
        //@ loop_invariant 0 <= j && (\forall int k; 0 <= k && k < j; data[b][k] == value)
        for (int j = 0; j < Layout.BLOCK_SIZE; j++) data[b][j] = value;
    }

    /** Reads one byte. */
    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    //@ performs () { \result == data[b][j] }
    static byte read(int b, int j) {
        Locks.acquireBlock(b);
        byte value = get(b, j);
        Locks.releaseBlock(b);
        return value;
    }

    /** Writes one byte. */
    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    //@ performs (data[b][j]) { data[b][j] == value }
    static void write(int b, int j, byte value) {
        Locks.acquireBlock(b);
        put(b, j, value);
        Locks.releaseBlock(b);
    }

    /** Writes two neighbouring bytes at once: nobody sees one new and the other old. */
    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j + 1 < Layout.BLOCK_SIZE
    //@ performs (data[b][j], data[b][j + 1]) { data[b][j] == high && data[b][j + 1] == low }
    static void writePair(int b, int j, byte high, byte low) {
        Locks.acquireBlock(b);
        put(b, j, high);
        put(b, j + 1, low);
        Locks.releaseBlock(b);
    }

    /** Fills a whole block with zeros at once. */
    //@ requires 0 <= b && b < Layout.BLOCKS
    //@ performs (data[b][*]) { (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; data[b][j] == 0) }
    static void clear(int b) {
        Locks.acquireBlock(b);
        fill(b, (byte) 0);
        Locks.releaseBlock(b);
    }
}
