//- verdict: failed
//- java-checks: auto
//- option: all
// A clause for more than the check's own exception takes it all the same, and so does a `finally`: what is asserted there is claimed.
class BroadHandlers {
    static int length(String given) {
        return given.length();
    }

    static void neverInHandler() {
        try {
            String none = null;
            none.length();
//          ^^^^^^^^^^^^^ warning[null-dereference]: /`none` may be null here\./
        } catch (Throwable e) {
            //@ unreachable
        }
    }

    static void ofLibrary() {
        boolean failed = false;
        try {
            "abc".concat(null);
//          ^^^^^^^^^^^^^^^^^^ error[precondition]: /`String\.concat` requires `str != null`, which may not hold here/
        } catch (Exception e) {
            failed = true;
        }
        assert !failed;
    }

    static void inCallee() {
        int got = 0;
        try {
            got = length(null);
            //    ^^^^^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
        } catch (RuntimeException e) {
            got = -1;
        }
        assert got >= 0;
    }

    static boolean fails(int[] numbers) {
        try {
            return numbers[3] != numbers[3];
        } catch (RuntimeException e) {
            return true;
        }
    }

    static void ofCallee() {
        assert !fails(new int[2]);
        //      ^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `3` may be out of bounds of `numbers` here\./
    }

    static void inFinally(int by) {
        int done = 0;
        try {
            done = 7 / by;
            //     ^^^^^^ warning[division-by-zero]: /`by` may be zero here\./
        } finally {
            assert done > 6 || by > 1;
            //     ^^^^^^^^^^^^^^^^^^ error[assertion]: /`done > 6 \|\| by > 1` may not hold here\./
        }
    }

    static int swallowed(Object given) {
        try {
            return ((String) given).length();
        } finally {
            return -1;
        }
    }

    static void ofFinally() {
        assert swallowed(1) > 0;
        //     ^^^^^^^^^^^^ warning[class-cast]: /`given` may not be of type `String` here\./
    }

    // The clause names the exception, but the check is in what is called.
    static void named() {
        boolean failed = false;
        try {
            length(null);
//          ^^^^^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
        } catch (NullPointerException e) {
            failed = true;
        }
        assert !failed;
    }

    static void read(int[] numbers) throws java.io.IOException {
        try {
            numbers[0] = 1;
        } catch (RuntimeException e) {
            throw new java.io.IOException();
        }
    }

    // What the handler throws instead is caught further out.
    static void asAnother() {
        boolean failed = false;
        try {
            read(null);
//          ^^^^^^^^^^ warning[null-dereference]: /`numbers` may be null here\./
        } catch (java.io.IOException e) {
            failed = true;
        }
        assert !failed;
    }
}
