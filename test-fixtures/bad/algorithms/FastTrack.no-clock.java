//- verdict: failed
// The clock is read without its monitor.
class FastTrack {
    static final class Clock {
        //@ guarded_by[i] holder == tid
        final int[] times = new int[8];
        //@ global_invariant times.length == 8
    }

    static final class Cell {
        @GuardedBy("this") int writer, written, reader, read;
        //@ global_invariant 0 <= writer && writer < 8 && 0 <= reader && reader < 8
    }

    //@ requires 0 <= me && me < 8
    /*@ performs (cell.writer, cell.written) { \result == (\old(cell.written) <= clock.times[\old(cell.writer)] && cell.read <= clock.times[cell.reader])
        && cell.writer == (\result ? me : \old(cell.writer)) && cell.written == (\result ? clock.times[me] : \old(cell.written)) } */
    static boolean write(/*@ non_null */ Cell cell, /*@ non_null */ Clock clock, int me) {
        synchronized (cell) {
            if (cell.written > clock.times[cell.writer] || cell.read > clock.times[cell.reader]) return false;
            //                 ^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`clock\.times\[cell\.writer\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            //                                                         ^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`clock\.times\[cell\.reader\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            //                                                         ^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `clock\.times\[cell\.reader\]`\), but the method has already changed something that others can see, so it is not one atomic action/
            cell.writer = me;
            cell.written = clock.times[me];
            //             ^^^^^^^^^^^^^^^ error[access-discipline]: /`clock\.times\[me\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            //             ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `clock\.times\[me\]`\), but the method has already changed something that others can see, so it is not one atomic action/
            return true;
        }
    }
}
