//- verdict: failed
// Mutant: `forgetDisk` replaces what others read in the read mode of L2.

class FingerprintTable {
    private static final int WIDTH = 4096;

    final ReadersWriterLock L1 = new ReadersWriterLock();
    final ReadersWriterLock L2 = new ReadersWriterLock();
    private final Background backgroundThread;
    private final int limit;

    /*@ unwritable_by_env_if (tid == backgroundThread && L1.writer == tid) || (tid instanceof Worker && L2.holder == tid) */
    private long[][] tbl; // the in-memory table

    // How many fingerprints are in it.
    /*@ unwritable_by_env_if (tid == backgroundThread && L1.writer == tid) || (tid instanceof Worker && L2.holder == tid) */
    private int size;

    // What the last merge left on disk, sorted.
    /*@ unwritable_by_env_if L2.writer == tid || (L2.readers[tid] && L2.writer == null) */
    private long[] disk;

    // What the header of the file says of them.
    /*@ unwritable_by_env_if L2.writer == tid || (L2.readers[tid] && L2.writer == null) */
    private long checksum;

    /*@ unwritable_by_env_if L2.writer == tid || (L2.readers[tid] && L2.writer == null) */
    private int generation;

    /*@ global_invariant tbl != null && tbl.length == WIDTH */
    /*@ global_invariant size >= 0 */
    /*@ global_invariant disk != null */
    /*@ global_invariant generation >= 0 */

    FingerprintTable(Background background, int limit) {
        this.backgroundThread = background;
        this.limit = limit;
        this.tbl = new long[WIDTH][];
        this.disk = new long[0];
    }

    /*@ requires !L2.readers[tid]
        ensures !L2.readers[tid] && \result >= 0 */
    public int generation() {
    //         ^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.generation` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L2.beginRead();
        int result = generation;
        L2.endRead();
        return result;
    }

    /*@ requires tid == backgroundThread && !L2.readers[tid]
        ensures !L2.readers[tid] */
    public void forgetDisk() {
    //          ^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.forgetDisk` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L2.beginRead();
        disk = new long[0];
//      ^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`disk` is written here although `L2\.writer == tid \|\| L2\.readers\[tid\] && L2\.writer == null` may hold for another thread, which then relies on nobody else writing it/
        generation = 0;
//      ^^^^^^^^^^^^^^ error[write-discipline]: /`generation` is written here although `L2\.writer == tid \|\| L2\.readers\[tid\] && L2\.writer == null` may hold for another thread, which then relies on nobody else writing it/
        L2.endRead();
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
