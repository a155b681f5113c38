//- verdict: verified
// Clients of two readers-writer locks (calvin-tcs 7.2), of which they know the specification alone: the background thread changes the table
// while it holds L1 in write mode, a worker while it holds L1 in read mode; both under the monitor of L2.

interface ReadersWriter {
    /*@ ghost unwritable_by_env_if writer == tid Thread writer; */
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean readers; */
    /*@ env_assumption writer == tid ==> \old(writer) == tid */

    /*@ requires !readers[tid]
        action: also_modifies readers[tid] ensures writer == null && readers[tid] */
    void beginRead();

    /*@ requires readers[tid]
        action: also_modifies readers[tid] ensures !readers[tid] */
    void endRead();

    /*@ action: also_modifies writer ensures \old(writer) == null && writer == tid */
    void beginWrite();

    /*@ requires writer == tid
        action: also_modifies writer ensures writer == null */
    void endWrite();

    /*@ requires writer != tid
        action: also_modifies writer ensures writer == \old(writer) || \old(writer) == null && writer == tid
        ensures \result <==> writer == tid */
    boolean tryBeginWrite();

    /*@ requires writer == tid
        action: also_modifies writer, readers[tid] ensures writer == null && readers[tid] */
    void downgrade();
}

final class Worker extends Thread {
    private final Crawler crawler;
    /*@ global_invariant crawler != null */

    /*@ requires crawler != null */
    Worker(Crawler crawler) {
        this.crawler = crawler;
    }

    /*@ requires !crawler.L1.readers[this] */
    public void run() {
        crawler.put(4);
    }
}

final class Crawler {
    final ReadersWriter L1;
    final ReadersWriter L2;
    private final Thread backgroundThread;
    /*@ global_invariant L1 != null && L2 != null && !(backgroundThread instanceof Worker) */

    /*@ unwritable_by_env_if (tid == backgroundThread && L1.writer == tid && L2.holder == tid)
                          || (tid instanceof Worker && L1.readers[tid] && L2.holder == tid) */
    private long[][] tbl;

    /*@ requires L1 != null && L2 != null && !(background instanceof Worker) */
    Crawler(ReadersWriter L1, ReadersWriter L2, Thread background) {
        this.L1 = L1;
        this.L2 = L2;
        backgroundThread = background;
    }

    /*@ requires tid instanceof Worker && !L1.readers[tid] */
    void put(int size) {
        if (size < 0) return;
        L1.beginRead();
        synchronized (L2) {
            if (tbl == null) {
                tbl = new long[size][size];
                /*@ assert tbl != null */
            }
        }
        L1.endRead();
    }

    /*@ requires tid == backgroundThread */
    void checkpoint() {
        L1.beginWrite();
        synchronized (L2) {
            tbl = new long[16][16];
            /*@ assert tbl != null */
        }
        L1.endWrite();
    }

    // The snapshot goes on as a reader: no other writer comes in between, but workers may.
    /*@ requires tid == backgroundThread && L1.writer != tid && !L1.readers[tid] */
    void snapshot() {
        if (!L1.tryBeginWrite()) return;
        synchronized (L2) {
            tbl = new long[16][16];
            /*@ assert tbl != null */
        }
        L1.downgrade();
        /*@ assert L1.readers[tid] && L1.writer != tid */
        L1.endRead();
    }
}
