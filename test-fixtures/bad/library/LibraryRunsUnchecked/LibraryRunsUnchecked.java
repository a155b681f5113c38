//- verdict: failed
// A class that is not checked, since nothing in it is annotated, may fail Java's own checks where the library runs it: that is an exception there.
class LibraryRunsUnchecked {
    //@ requires true
    static void changed(Object o) {
        int x = 0, y = 0;
        try { x++; String.valueOf(o); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
}
