//- verdict: verified
// The readers-writer lock of calvin-tcs 7.2: for the threads that use it, the thread `writer` and the set `readers`. That a lock made of a flag, a counter and a
// monitor does what the actions and the assumption say is shown in `../ReadersWriterLock.java`; here each of them is one step that waits until it can be taken.

class ReadersWriterLock {
    /*@ ghost unwritable_by_env_if writer == tid Thread writer; */
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean readers; */

    // Nobody begins to write while this thread reads.
    /*@ env_assumption \old(readers)[tid] && \old(writer) == null ==> writer == null */

    /*@ requires !readers[tid]
        action: also_modifies readers[tid] ensures writer == null && readers[tid] */
    public void beginRead() {
        /*@ atomic */ {
            /*@ assume writer == null */
            /*@ set readers[tid] = true */
        }
    }

    /*@ requires readers[tid]
        action: also_modifies readers[tid] ensures !readers[tid] */
    public void endRead() {
        /*@ set readers[tid] = false */
    }

    /*@ action: also_modifies writer ensures \old(writer) == null && writer == tid */
    public void beginWrite() {
        /*@ atomic */ {
            /*@ assume writer == null && (\forall Thread t; !readers[t]) */
            /*@ set writer = tid */
        }
    }

    /*@ requires writer == tid
        action: also_modifies writer ensures writer == null */
    public void endWrite() {
        /*@ set writer = null */
    }
}
