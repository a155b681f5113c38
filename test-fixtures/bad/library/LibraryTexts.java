//- verdict: failed
// What `toString` gives may be null, and whoever is asked for the text of an object hands that on. Printing it fails, but not with `println`.
class LibraryTexts {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    @Override
    public String toString() {
        return null;
    }

    static int length(LibraryTexts of) {
        return String.valueOf(of).length();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`String\.valueOf\(of\)` may be null here\./
    }

    synchronized void printed(LibraryTexts what) {
        begun++;
        System.out.print(what);
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
}
