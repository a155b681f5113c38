//- verdict: failed
// Mutant: `forget` gives the mutex of L2 back before it counts.

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

    // Forgets one row whose addresses have turned out to be traps; how many places it had.
    /*@ requires tid instanceof Worker && fingerprint > 0 && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid]
        ensures \result >= 0 */
    public int forget(long fingerprint) {
    //         ^^^^^^ hint[missing-modifies]: /`FingerprintTable\.forget` has a specification without a modifies clause: its callers must assume that anything may have changed/
        int places = 0;
        L1.beginRead();
        synchronized (L2) {
            int bucket = bucketOf(fingerprint);
            long[] row = tbl[bucket];
            if (row != null) {
                places = row.length;
                tbl[bucket] = null;
            }
        }
        size = size > places ? size - places : 0;
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `size >= 0` may not hold after this: this step \(it writes `size`\)/
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`size` is written here although `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //     ^^^^ error[race]: /`size` is read here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid`/
        //                     ^^^^ error[race]: /`size` is read here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid`/
        L1.endRead();
        return places;
    }

    private static int bucketOf(long fingerprint) {
        return (int) (fingerprint % WIDTH);
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
