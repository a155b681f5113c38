//- verdict: failed
// Mutant: the background thread relies on L1 alone where it replaces the table; a worker that holds the mutex of L2 relies on nobody doing that.

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

    /*@ requires tid == backgroundThread
        ensures true */
    public void restart() {
    //          ^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.restart` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginWrite();
        clear();
//      ^^^^^^^ error[write-discipline]: /`size` is written here although `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^ error[write-discipline]: /`tbl` is written here although `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        L1.endWrite();
    }

    private void clear() {
        tbl = new long[WIDTH][];
        size = 0;
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
