//- verdict: failed
// A thread that the clocks do not know.
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

    //@ requires 0 <= me
    /*@ performs (cell.writer, cell.written) { \result == (\old(cell.written) <= clock.times[\old(cell.writer)] && cell.read <= clock.times[cell.reader])
        && cell.writer == (\result ? me : \old(cell.writer)) && cell.written == (\result ? clock.times[me] : \old(cell.written)) } */
    static boolean write(/*@ non_null */ Cell cell, /*@ non_null */ Clock clock, int me) {
        synchronized (cell) {
            synchronized (clock) {
                if (cell.written > clock.times[cell.writer] || cell.read > clock.times[cell.reader]) return false;
                cell.writer = me;
//              ^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `0 <= writer && writer < 8 && 0 <= reader && reader < 8` may not hold after this: this step \(it writes `cell\.writer`\)/
                cell.written = clock.times[me];
                return true;
            }
        }
    }
}
