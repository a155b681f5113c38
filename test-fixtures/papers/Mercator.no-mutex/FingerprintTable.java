//- verdict: failed
// Mutant: `put` reads L1, but does not take the mutex of L2.

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

    // Enters a fingerprint; whether it was new.
    /*@ requires tid instanceof Worker && fingerprint > 0 && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean put(long fingerprint) {
    //             ^^^ hint[missing-modifies]: /`FingerprintTable\.put` has a specification without a modifies clause: its callers must assume that anything may have changed/
        boolean isNew;
        L1.beginRead();
        isNew = insert(fingerprint);
        //      ^^^^^^^^^^^^^^^^^^^ error[race]: /`size` is read here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid`/
        //      ^^^^^^^^^^^^^^^^^^^ error[race]: /`tbl` is read here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid`/
        //      ^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`size` is written here although `tid == backgroundThread && L1\.writer == tid \|\| tid instanceof Worker && L2\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        L1.endRead();
        return isNew;
    }

    private boolean insert(long fingerprint) {
        int bucket = bucketOf(fingerprint);
        long[] row = tbl[bucket];
        if (row == null) {
            row = new long[4];
            tbl[bucket] = row;
        }
        int place = placeOf(row, fingerprint);
        if (place < row.length && row[place] == fingerprint) {
            return false;
        }
        if (place == row.length) {
            row = grown(row);
            tbl[bucket] = row;
        }
        row[place] = fingerprint;
        size = size + 1;
        return true;
    }

    private static int bucketOf(long fingerprint) {
        return (int) (fingerprint % WIDTH);
    }

    // Where the fingerprint is, or where it would have to go: behind the end if the row is full.
    private static int placeOf(long[] row, long fingerprint) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] == fingerprint || row[i] == 0) {
                return i;
            }
        }
        return row.length;
    }

    private static long[] grown(long[] row) {
        long[] longer = new long[2 * row.length + 1];
        System.arraycopy(row, 0, longer, 0, row.length);
        return longer;
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
