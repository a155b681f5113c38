//- verdict: verified
// The fingerprints of all addresses ever seen: new ones in a hash table in memory, older ones sorted in a file on disk. Two readers-writer locks, as in
// calvin-tcs 7.2: workers read L1, the background thread writes it; of the workers the mutex of L2 lets one at a time at the table. The read mode of L2 is for
// whoever looks at the file, its write mode for the background thread that replaces it. `mergeToDisk` is the long method: 295 lines of bodies with all private methods inlined
// (its own 12, `collect` 15, `sort` 9, `together` 4, `clear` 4, `checksumOf` 21 and in it 8 times `mixedLong` with twice `mixed`, 26 lines, and 2 times `mixed`, 11 lines).

class FingerprintTable {
    private static final int WIDTH = 4096;
    private static final int VERSION = 3;
    private static final int BLOCK = 64;
    private static final long MAGIC = 770577;

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

    // ---- for workers ----

    // Enters a fingerprint; whether it was new.
    /*@ requires tid instanceof Worker && fingerprint > 0 && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean put(long fingerprint) {
    //             ^^^ hint[missing-modifies]: /`FingerprintTable\.put` has a specification without a modifies clause: its callers must assume that anything may have changed/
        boolean isNew;
        L1.beginRead();
        synchronized (L2) {
            isNew = insert(fingerprint);
        }
        L1.endRead();
        return isNew;
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
                    isKnown = place < row.length && row[place] == fingerprint;
                }
            }
        }
        L1.endRead();
        return isKnown;
    }

    // Takes out what was entered by mistake; whether it was there.
    /*@ requires tid instanceof Worker && fingerprint > 0 && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean remove(long fingerprint) {
    //             ^^^^^^ hint[missing-modifies]: /`FingerprintTable\.remove` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginRead();
        try {
            synchronized (L2) {
                long[] row = tbl[bucketOf(fingerprint)];
                if (row == null) {
                    return false;
                }
                int place = placeOf(row, fingerprint);
                if (place == row.length || row[place] != fingerprint) {
                    return false;
                }
                int end = endOf(row, place);
                row[place] = row[end - 1];
                row[end - 1] = 0;
                if (size > 0) {
                    size = size - 1;
                }
                return true;
            }
        } finally {
            L1.endRead();
        }
    }

    /*@ requires tid instanceof Worker && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid] */
    public boolean isFull() {
    //             ^^^^^^ hint[missing-modifies]: /`FingerprintTable\.isFull` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginRead();
        try {
            synchronized (L2) {
                return size >= limit;
            }
        } finally {
            L1.endRead();
        }
    }

    // The length of the longest row, for the operator.
    /*@ requires tid instanceof Worker && !L1.readers[tid] && !L2.readers[tid]
        ensures !L1.readers[tid] && !L2.readers[tid]
        ensures \result >= 0 */
    public int longestRow() {
    //         ^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.longestRow` has a specification without a modifies clause: its callers must assume that anything may have changed/
        int longest = 0;
        L1.beginRead();
        synchronized (L2) {
            for (int bucket = 0; bucket < WIDTH; bucket++) {
                long[] row = tbl[bucket];
                if (row != null && row.length > longest) {
                    longest = row.length;
                }
            }
        }
        L1.endRead();
        return longest;
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
                size = size > places ? size - places : 0;
            }
        }
        L1.endRead();
        return places;
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

    // The first free place behind the given one.
    private static int endOf(long[] row, int place) {
        int end = place + 1;
        while (end < row.length && row[end] != 0) {
            end = end + 1;
        }
        return end;
    }

    private static long[] grown(long[] row) {
        long[] longer = new long[2 * row.length + 1];
        System.arraycopy(row, 0, longer, 0, row.length);
        return longer;
    }

    // ---- for everybody ----

    /*@ requires !L2.readers[tid]
        ensures !L2.readers[tid] && \result >= 0 */
    public int generation() {
    //         ^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.generation` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L2.beginRead();
        int result = generation;
        L2.endRead();
        return result;
    }

    /*@ requires !L2.readers[tid]
        ensures !L2.readers[tid] && \result >= 0 */
    public int sizeOnDisk() {
    //         ^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.sizeOnDisk` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L2.beginRead();
        int result = disk.length;
        L2.endRead();
        return result;
    }

    // How many fingerprints of a range are on disk.
    /*@ requires !L2.readers[tid]
        ensures !L2.readers[tid] && \result >= 0 */
    public int countOnDisk(long lowest, long highest) {
    //         ^^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.countOnDisk` has a specification without a modifies clause: its callers must assume that anything may have changed/
        if (highest < lowest) {
            return 0;
        }
        L2.beginRead();
        int from = numberUpTo(disk, lowest - 1);
        int to = numberUpTo(disk, highest);
        L2.endRead();
        return to < from ? 0 : to - from;
    }

    // Whether the checksum in the header fits what stands behind it.
    /*@ requires !L2.readers[tid]
        ensures !L2.readers[tid] */
    public boolean isSound() {
    //             ^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.isSound` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L2.beginRead();
        boolean isSound = checksum == checksumOf(generation, disk);
        L2.endRead();
        return isSound;
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

    // ---- for the background thread ----

    // Empties the table into the file on disk, which stays sorted; how many fingerprints are there now.
    /*@ requires tid == backgroundThread && !L2.readers[tid]
        ensures !L2.readers[tid] && \result >= 0 */
    public int mergeToDisk() {
    //         ^^^^^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.mergeToDisk` has a specification without a modifies clause: its callers must assume that anything may have changed/
        L1.beginWrite();
        long[] found = collect();
        L2.beginWrite();
        long[] merged = together(disk, found);
        sort(merged);
        disk = merged;
        generation = generation + 1;
        checksum = checksumOf(generation, merged);
        L2.endWrite();
        clear();
        L1.endWrite();
        return merged.length;
    }

    // After a failure: takes back what an earlier run has left on disk. The table in memory begins anew.
    /*@ requires tid == backgroundThread && snapshot != null
        ensures true */
    public void restore(long[] snapshot) {
    //          ^^^^^^^ hint[missing-modifies]: /`FingerprintTable\.restore` has a specification without a modifies clause: its callers must assume that anything may have changed/
        long[] copy = new long[snapshot.length];
        System.arraycopy(snapshot, 0, copy, 0, snapshot.length);
        L1.beginWrite();
        L2.beginWrite();
        disk = copy;
        generation = generation + 1;
        checksum = checksumOf(generation, copy);
        L2.endWrite();
        clear();
        L1.endWrite();
    }

    // Everything that is in the table, in no order.
    private long[] collect() {
        long[][] rows = tbl;
        long[] found = new long[size];
        int next = 0;
        for (int bucket = 0; bucket < WIDTH; bucket++) {
            long[] row = rows[bucket];
            if (row != null) {
                for (int i = 0; i < row.length; i++) {
                    if (row[i] != 0 && next < found.length) {
                        found[next] = row[i];
                        next = next + 1;
                    }
                }
            }
        }
        return found;
    }

    private static void sort(long[] values) {
        for (int i = 1; i < values.length; i++) {
            long value = values[i];
            int j = i;
            while (j > 0 && values[j - 1] > value) {
                values[j] = values[j - 1];
                j = j - 1;
            }
            values[j] = value;
        }
    }

    private static long[] together(long[] left, long[] right) {
        long[] result = new long[left.length + right.length];
        System.arraycopy(left, 0, result, 0, left.length);
        System.arraycopy(right, 0, result, left.length, right.length);
        return result;
    }

    // One number of all that the header of the file says.
    private long checksumOf(int generation, long[] written) {
        int number = written.length;
        long smallest = 0;
        long middle = 0;
        long largest = 0;
        if (number > 0) {
            smallest = written[0];
            middle = written[number / 2];
            largest = written[number - 1];
        }
        long sum = 17;
        sum = mixedLong(sum, MAGIC);
        sum = mixed(sum, VERSION);
        sum = mixed(sum, WIDTH);
        sum = mixedLong(sum, limit);
        sum = mixedLong(sum, generation);
        sum = mixedLong(sum, number);
        sum = mixedLong(sum, number / BLOCK);
        sum = mixedLong(sum, smallest);
        sum = mixedLong(sum, middle);
        sum = mixedLong(sum, largest);
        return sum;
    }

    // In two halves, so that nothing is lost.
    private static long mixedLong(long sum, long value) {
        long low = value % 65536;
        long high = value / 65536;
        long half = mixed(sum, low);
        return mixed(half, high);
    }

    private static long mixed(long sum, long value) {
        long result = sum * 31 + value;
        if (result < 0) {
            result = -result;
        }
        if (result > 1000000007) {
            result = result % 1000000007;
        }
        if (result == 0) {
            result = 1;
        }
        return result;
    }

    private void clear() {
        synchronized (L2) {
            tbl = new long[WIDTH][];
            size = 0;
        }
    }
}
