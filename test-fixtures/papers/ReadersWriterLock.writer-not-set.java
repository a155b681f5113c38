//- verdict: failed
// The readers-writer lock of calvin-tcs 7.2: to its clients it is the thread `writer` and the set `readers`. That nobody reads while
// `readerCount` is 0 is what the places say: the readers stand in a row, each at its own place. Beside the four methods that everybody knows, a
// writer that does not wait, and one that becomes a reader without anybody coming in between.

class ReadersWriterLock {
    /*@ ghost unwritable_by_env_if writer == tid Thread writer; */
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean readers; */

    /*@ unwritable_by_env_if holder == tid */
    private boolean hasWriter;

    /*@ unwritable_by_env_if holder == tid */
    private int readerCount;

    /*@ ghost unwritable_by_env_if holder == tid int -> Thread row; */
    /*@ ghost unwritable_by_env_if holder == tid Thread -> int place; */

    // Nobody else makes a thread the writer.
    /*@ env_assumption writer == tid ==> \old(writer) == tid */

    /*@ global_invariant hasWriter <==> writer != null */
    /*@ global_invariant writer != null ==> (\forall Thread t; !readers[t]) */
    /*@ global_invariant 0 <= readerCount && (hasWriter ==> readerCount == 0) */
    /*@ global_invariant (\forall Thread t; readers[t] ==> 0 <= place[t] && place[t] < readerCount && row[place[t]] == t) */
    /*@ global_invariant (\forall int i; 0 <= i && i < readerCount ==> row[i] != null && readers[row[i]] && place[row[i]] == i) */

    /*@ requires !readers[tid]
        modifies readerCount, row[*], place[*]
        action: also_modifies readers[tid] ensures writer == null && readers[tid] */
    public synchronized void beginRead() {
        while (hasWriter) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        /*@ atomic */ {
            /*@ set row[readerCount] = tid */
            /*@ set place[tid] = readerCount */
            /*@ set readers[tid] = true */
            readerCount = readerCount + 1;
        }
    }

    /*@ requires readers[tid]
        modifies readerCount, row[*], place[*]
        action: also_modifies readers[tid] ensures !readers[tid] */
    public synchronized void endRead() {
        /*@ atomic */ {
            readerCount = readerCount - 1;
            /*@ set place[row[readerCount]] = place[tid] */
            /*@ set row[place[tid]] = row[readerCount] */
            /*@ set readers[tid] = false */
        }
        if (readerCount == 0) notifyAll();
    }

    /*@ modifies hasWriter
        action: also_modifies writer ensures \old(writer) == null && writer == tid */
        //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`ReadersWriterLock\.beginWrite` may return without having performed the action `1`/
    public synchronized void beginWrite() {
        while (hasWriter || readerCount > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        /*@ atomic */ {
        //            ^ error[global-invariant]: /the invariant `hasWriter <==> writer != null` may not hold after this: this atomic block/
            hasWriter = true;
        }
    }

    /*@ requires writer == tid
        modifies hasWriter
        action: also_modifies writer ensures writer == null */
    public synchronized void endWrite() {
        /*@ atomic */ {
            hasWriter = false;
            /*@ set writer = null */
        }
        notifyAll();
    }
}
