//- verdict: failed
// Mutant: `contains` looks one place too far.

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

    /*@ requires tid instanceof Worker && fingerprint > 0 && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean contains(long fingerprint) {
    //             ^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.contains` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginRead();
        boolean isKnown = isOnDisk(fingerprint);
        if (!isKnown) {
            synchronized (L2) {
                long[] row = tbl[bucketOf(fingerprint)];
                if (row != null) {
                    int place = placeOf(row, fingerprint);
                    isKnown = place <= row.length && row[place] == fingerprint;
                    //                               ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `place` may be out of bounds of `row` here\./
                }
            }
        }
        L1.endRead();
        return isKnown;
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

    private boolean isOnDisk(long fingerprint) {
        L2.beginRead();
        int number = numberUpTo(disk, fingerprint);
        boolean isThere = number > 0 && disk[number - 1] == fingerprint;
        L2.endRead();
        return isThere;
    }

    // Binary search: how many values of a sorted array are not greater.
    private static int numberUpTo(long[] values, long value) {
        int low = 0;
        int high = values.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (values[middle] <= value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

class Worker extends Thread {
}

class Background extends Thread {
}
