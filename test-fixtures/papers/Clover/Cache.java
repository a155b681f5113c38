//- verdict: verified
/**
 * The buffer cache: a few blocks that were used last, each in the line that belongs to its number. Whoever has the lock of a line has its bytes
 * and its tag. Of a block and its line the lock of the block is taken first.
 */
final class Cache {
    /** The bytes of each line. */
    //@ elems_writable_if false
    //@ guarded_by[n][j] Locks.line[n] == tid
    private static final /*@ non_null */ byte[][] bytes = new byte[Layout.LINES][Layout.BLOCK_SIZE];

    /** Which block stands in the line; 0 where none does. */
    //@ guarded_by[n] Locks.line[n] == tid
    private static final /*@ non_null */ int[] tag = new int[Layout.LINES];

    private Cache() {}

    //@ requires 0 <= n && n < Layout.LINES && Locks.line[n] == tid
    //@ modifies \nothing
    //@ ensures \result == tag[n]
    static int getTag(int n) {
        return tag[n];
    }

    //@ requires 0 <= n && n < Layout.LINES && Locks.line[n] == tid
    //@ modifies tag[n]
    //@ ensures tag[n] == b
    static void setTag(int n, int b) {
        tag[n] = b;
    }

    //@ requires 0 <= n && n < Layout.LINES && 0 <= j && j < Layout.BLOCK_SIZE && Locks.line[n] == tid
    //@ modifies \nothing
    //@ ensures \result == bytes[n][j]
    static byte get(int n, int j) {
        return bytes[n][j];
    }

    //@ requires 0 <= n && n < Layout.LINES && 0 <= j && j < Layout.BLOCK_SIZE && Locks.line[n] == tid
    //@ modifies bytes[n][j]
    //@ ensures bytes[n][j] == value
    static void put(int n, int j, byte value) {
        bytes[n][j] = value;
    }

    /** Copies a block into a line; the caller has both. */
    //@ requires 0 <= n && n < Layout.LINES && Locks.line[n] == tid && 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies bytes[n][*]
    //@ ensures (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; bytes[n][j] == Disk.data[b][j])
    static void load(int n, int b) {
        //@ loop_invariant 0 <= j && (\forall int k; 0 <= k && k < j; bytes[n][k] == Disk.data[b][k])
        for (int j = 0; j < Layout.BLOCK_SIZE; j++) put(n, j, Disk.get(b, j));
    }

    /** Which block stands in the line at this moment? */
    //@ requires 0 <= n && n < Layout.LINES
    //@ performs () { \result == tag[n] }
    static int tagNow(int n) {
        Locks.acquireLine(n);
        int b = getTag(n);
        Locks.releaseLine(n);
        return b;
    }

    /** Brings a block into a line, whatever stood there. */
    //@ requires 0 <= n && n < Layout.LINES && 0 < b && b < Layout.BLOCKS
    /*@ performs (tag[n], bytes[n][*]) {
            tag[n] == b && (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; bytes[n][j] == Disk.data[b][j]) } */
    static void fetch(int n, int b) {
        Locks.acquireBlock(b);
        Locks.acquireLine(n);
        load(n, b);
        setTag(n, b);
        Locks.releaseLine(n);
        Locks.releaseBlock(b);
    }

    /** Writes one byte of a block on the disk, and in its line if the block stands there: nobody sees one without the other. */
    //@ requires 0 <= n && n < Layout.LINES && 0 < b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    /*@ performs (Disk.data[b][j], bytes[n][j]) {
            Disk.data[b][j] == value && bytes[n][j] == (tag[n] == b ? value : \old(bytes[n][j])) } */
    static void writeThrough(int n, int b, int j, byte value) {
        Locks.acquireBlock(b);
        Locks.acquireLine(n);
        Disk.put(b, j, value);
        if (getTag(n) == b) put(n, j, value);
        Locks.releaseLine(n);
        Locks.releaseBlock(b);
    }

    /** Nothing stands in the line any more. */
    //@ requires 0 <= n && n < Layout.LINES
    //@ performs (tag[n]) { tag[n] == 0 }
    static void drop(int n) {
        Locks.acquireLine(n);
        setTag(n, 0);
        Locks.releaseLine(n);
    }
}
