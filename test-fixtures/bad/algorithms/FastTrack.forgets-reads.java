//- verdict: failed
// A write after a read that the writer knows nothing of is found in order.
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
    //             ^^^^^ error[performs]: /`FastTrack\.write` does not do what its action says when it returns: `\\result == \(\\old\(cell\.written\) <= clock\.times\[\\old\(cell\.writer\)\] && cell\.read <= clock\.times\[cell\.reader\]\) && cell\.writer == \(\\result \? me : \\old\(cell\.writer\)\) && cell\.written == \(\\result \? clock\.times\[me\] : \\old\(cell\.written\)\)` may not hold/
        synchronized (cell) {
            synchronized (clock) {
                if (cell.written > clock.times[cell.writer]) return false;
                cell.writer = me;
                cell.written = clock.times[me];
                return true;
            }
        }
    }
}
