//- verdict: none
/** Sizes and special numbers of the disk, which all layers share. */
final class Layout {
    /** How many blocks the disk has. Block 0 is the super block and is never given to anybody. */
    static final int BLOCKS = 64;

    /** How many bytes a block has. */
    static final int BLOCK_SIZE = 16;

    /** How many inodes there are. Inode 0 is that of the root directory. */
    static final int INODES = 16;

    /** How many lines the buffer cache has: block `b` may stand in line `b % LINES`. */
    static final int LINES = 8;

    /** How many entries the directory has. */
    static final int ENTRIES = 12;

    /** No block, no inode, no entry. */
    static final int NONE = -1;

    /** What an entry of the directory that is free is called. */
    static final long NO_NAME = 0;

    private Layout() {}
}
