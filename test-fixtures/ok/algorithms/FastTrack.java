//- verdict: verified
// The common cases of a race detector (FastTrack, Flanagan & Freund 2009): a cell remembers who wrote it last, and who read it, at which of its times. An access is in order if
// its thread knows of those before it; then it is what the cell remembers. Looking and remembering are one action, under the monitors of the cell and of the thread's clock.
// Not here: cells that several threads read at a time, for which FastTrack falls back on a vector of reads.
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
            synchronized (clock) {
                if (cell.written > clock.times[cell.writer] || cell.read > clock.times[cell.reader]) return false;
                cell.writer = me;
                cell.written = clock.times[me];
                return true;
            }
        }
    }

    //@ requires 0 <= me && me < 8
    /*@ performs (cell.reader, cell.read) { \result == (cell.written <= clock.times[cell.writer] && \old(cell.read) <= clock.times[\old(cell.reader)])
        && cell.reader == (\result ? me : \old(cell.reader)) && cell.read == (\result ? clock.times[me] : \old(cell.read)) } */
    static boolean read(/*@ non_null */ Cell cell, /*@ non_null */ Clock clock, int me) {
        synchronized (cell) {
            synchronized (clock) {
                if (cell.written > clock.times[cell.writer] || cell.read > clock.times[cell.reader]) return false;
                cell.reader = me;
                cell.read = clock.times[me];
                return true;
            }
        }
    }
}
