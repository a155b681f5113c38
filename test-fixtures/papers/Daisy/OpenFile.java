//- verdict: verified
/**
 * A file that a program has open: the file, and where the next byte is read or written. Several threads may share one; each byte then goes to one of them.
 */
final class OpenFile {
    private final /*@ non_null */ Daisy daisy;
    private final /*@ non_null */ FileRef file;

    //@ guarded_by holder == tid
    private int position;

    //@ guarded_by holder == tid
    private boolean isClosed;

    //@ requires daisy != null && file != null
    OpenFile(Daisy daisy, FileRef file) {
        this.daisy = daisy;
        this.file = file;
    }

    /** The next byte, or `END`. */
    /*@ performs action "Advanced" (position) { position == \old(position) + 1 }
              [] action "AtEnd" () { \result == Layout.END } */
    synchronized int next() {
        if (isClosed || position < 0 || !daisy.isSane(file)) {
            //@ witness AtEnd
            return Layout.END;
        }
        int value = daisy.read(file, position);
        if (value == Layout.END) {
            //@ witness AtEnd
            return Layout.END;
        }
        position++;
        //@ witness Advanced
        return value;
    }

    /** Goes to a place in the file, which need not be in it. */
    //@ performs (position) { position == to }
    synchronized void seek(int to) {
        position = to;
    }

    /** Where the next byte is. */
    //@ performs () { \result == position }
    synchronized int tell() {
        return position;
    }

    /** Writes a byte and goes on behind it. False if there is no room, or the file is closed or gone. */
    synchronized boolean put(byte value) {
        if (isClosed || !daisy.isSane(file) || position < 0 || position >= Layout.BLOCK_SIZE) return false;
        if (daisy.reserve(file) == Layout.NO_BLOCK || daisy.write(file, position, value) == Layout.NO_BLOCK) return false;
        position++;
        return true;
    }

    /** Ends reading and writing here; the file stays. False if somebody else has closed it. */
    //@ performs (isClosed) { isClosed && \result == !\old(isClosed) }
    synchronized boolean close() {
        if (isClosed) return false;
        isClosed = true;
        return true;
    }
}
