//- verdict: none
/**
 * How the disk is divided. All sizes of the file system are here.
 *
 * Block 0 is the super block. It is never given to a file, so 0 stands for "no block" wherever a block number is kept: arrays of block numbers are
 * right from the moment that Java has filled them with zeros.
 */
final class Layout {
    /** Bytes of a block. */
    static final int BLOCK_SIZE = 512;

    /** The first block that a file may have. */
    static final int FIRST_BLOCK = 1;

    /** Where a block number is expected: there is no block. */
    static final int NO_BLOCK = 0;

    /** Where an inode or an entry of a directory is expected: there is none. */
    static final int NONE = -1;

    /** The name of an entry that is free. */
    static final long NO_NAME = 0;

    /** What a read returns behind the end of a file, and of a file that is no more: larger than any byte. */
    static final int END = 256;

    private Layout() {
    }
}
