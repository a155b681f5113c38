//- verdict: failed
// Mutant: `isFull` takes the monitor of L1 where it needs that of L2.

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

    /*@ requires tid instanceof Worker && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean isFull() {
    //             ^^^^^^ hint[missing-modifies]: /`FingerprintTable\.isFull` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginRead();
        try {
            synchronized (L1) {
                return size >= limit;
                //     ^^^^ error[race]: /`size` is read here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid`/
            }
        } finally {
            L1.endRead();
        }
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
