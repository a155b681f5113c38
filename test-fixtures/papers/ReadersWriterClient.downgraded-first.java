//- verdict: failed
// Clients of two readers-writer locks (calvin-tcs 7.2), of which they know the specification alone: the background thread changes the table
// while it holds L1 in write mode, a worker while it holds L1 in read mode; both under the monitor of L2. Only the
// method that is wrong is here.

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

    // The snapshot goes on as a reader: no other writer comes in between, but workers may.
    /*@ requires tid == backgroundThread && L1.writer != tid && !L1.readers[tid] */
    void snapshot() {
        if (!L1.tryBeginWrite()) return;
        L1.downgrade();
        synchronized (L2) {
            tbl = new long[16][16];
//          ^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`tbl` is written here while another thread may be writing it: it is only protected while `tid == backgroundThread && L1\.writer == tid && L2\.holder == tid \|\| tid instanceof Worker && L1\.readers\[tid\] && L2\.holder == tid`/
            /*@ assert tbl != null */
            //         ^^^^^^^^^^^ error[assertion]: /`tbl != null` may not hold here\./
        }
        /*@ assert L1.readers[tid] && L1.writer != tid */
        L1.endRead();
    }
}
