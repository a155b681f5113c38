//- verdict: verified
/**
 * The files that are open, by small numbers, as programs know them.
 */
final class OpenTable {
    private final /*@ non_null */ Daisy daisy;

    //@ elems_guarded_by holder == tid
    private final /*@ non_null */ OpenFile[] files;

    //@ requires daisy != null && size >= 0
    OpenTable(Daisy daisy, int size) {
        this.daisy = daisy;
        files = new OpenFile[size];
    }

    /** Opens the file with this name; its number, or none: there is no such file, or too many are open. */
    //@ requires name != Layout.NO_NAME
    int open(long name) {
        FileRef file = daisy.lookup(name);
        if (file == null) return Layout.NONE;
        return enter(new OpenFile(daisy, file));
    }

    /** Gives an open file a number that is free. */
    //@ requires opened != null
    /*@ performs action "Entered" (files[\result]) { 0 <= \result && \result < files.length && \old(files[\result]) == null && files[\result] == opened }
              [] action "Refused" () { \result == Layout.NONE } */
    synchronized int enter(OpenFile opened) {
        for (int n = 0; n < files.length; n++) {
            if (files[n] == null) {
                files[n] = opened;
                //@ witness Entered
                return n;
            }
        }
        //@ witness Refused
        return Layout.NONE;
    }

    /** The open file with this number, or null. */
    //@ requires 0 <= number && number < files.length
    //@ performs () { \result == files[number] }
    synchronized OpenFile get(int number) {
        return files[number];
    }

    /** Takes a number out of use. Returns the file that had it, or null: then somebody else has closed it. */
    //@ requires 0 <= number && number < files.length
    //@ performs (files[number]) { \result == \old(files[number]) && files[number] == null }
    synchronized OpenFile remove(int number) {
        OpenFile opened = files[number];
        files[number] = null;
        return opened;
    }

    /** Closes the file with this number. False if it is not open. */
    boolean close(int number) {
        if (number < 0 || number >= files.length) return false;
        OpenFile opened = remove(number);
        return opened != null && opened.close();
    }

    /** The next byte of the file with this number, or `END`: also if it is not open any more. */
    int next(int number) {
        if (number < 0 || number >= files.length) return Layout.END;
        OpenFile opened = get(number);
        return opened == null ? Layout.END : opened.next();
    }

    /** How many files are open. */
    synchronized int countOpen() {
        int open = 0;
        for (int n = 0; n < files.length; n++) {
            if (files[n] != null) open++;
        }
        return open;
    }
}
