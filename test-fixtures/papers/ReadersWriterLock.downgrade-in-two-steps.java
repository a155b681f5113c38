//- verdict: failed
// The readers-writer lock of calvin-tcs 7.2: to its clients it is the thread `writer` and the set `readers`. That nobody reads while
// `readerCount` is 0 is what the places say: the readers stand in a row, each at its own place. Only the method that is wrong is here.

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

    /*@ requires writer == tid
        modifies hasWriter, readerCount, row[*], place[*]
        action: also_modifies writer, readers[tid] ensures writer == null && readers[tid] */
    public synchronized void downgrade() {
        /*@ atomic */ {
        //            ^ error[simulation]: /this atomic block changes more than `modifies` allows, so it would have to be the action `1`, but `writer == null && readers\[tid\]` may not hold of it/
            hasWriter = false;
            /*@ set writer = null */
        }
        /*@ atomic */ {
            /*@ set row[0] = tid */
            /*@ set place[tid] = 0 */
            /*@ set readers[tid] = true */
            readerCount = 1;
        }
        notifyAll();
    }
}
