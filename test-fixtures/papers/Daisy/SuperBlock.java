//- verdict: verified
/**
 * Block 0, which says that this is a disk of ours, and whether somebody uses it: two bytes of magic and one that is set while the disk is mounted. The block map
 * knows nothing of them; block 0 is never given away.
 */
final class SuperBlock {
    static final byte MAGIC_HIGH = 68;
    static final byte MAGIC_LOW = 97;
    private static final int MAGIC_AT = 0;

    private final /*@ non_null */ Disk disk;

    /** The file system is in use. */
    //@ guarded_by holder == tid
    private boolean isMounted;

    //@ requires disk != null
    SuperBlock(Disk disk) {
        this.disk = disk;
    }

    /** Is this a disk of ours? Both bytes are read at the same moment. */
    boolean isFormatted() {
        return disk.has(0) && disk.readShort(0, MAGIC_AT) == MAGIC_HIGH * 256 + MAGIC_LOW;
    }

    /** Writes the magic on a disk that has a block at all. Nobody ever sees half of it. */
    //@ requires disk.table.locks.length > 0
    //@ performs (disk.bytes[0], disk.bytes[1]) { disk.bytes[0] == MAGIC_HIGH && disk.bytes[1] == MAGIC_LOW }
    void format() {
        disk.writePair(0, MAGIC_AT, MAGIC_HIGH, MAGIC_LOW);
    }

    /** Takes the file system into use; one thread succeeds. */
    //@ performs (isMounted) { isMounted && \result == !\old(isMounted) }
    synchronized boolean mount() {
        if (isMounted) return false;
        isMounted = true;
        return true;
    }

    /** Ends the use. False if there was none. */
    //@ performs (isMounted) { !isMounted && \result == \old(isMounted) }
    synchronized boolean unmount() {
        boolean was = isMounted;
        isMounted = false;
        return was;
    }
}
