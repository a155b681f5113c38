//- verdict: failed
// A handler for something else does not take the exception of the check; nor does one around a ghost field's object.
class CaughtChecks {
    //@ ghost int seen;
    CaughtChecks other;

    int at(int[] a, int i) {
        try {
            return a[i];
            //     ^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `a` here\./
        } catch (NullPointerException e) {
            return -1;
        }
    }

    int inHandler(int[] a, Integer n) {
        try {
            return n;
        } catch (NullPointerException e) {
            return a.length;
            //     ^^^^^^^^ warning[null-dereference]: /`a` may be null here\./
        }
    }

    void said(CaughtChecks given) {
        try {
            //@ set given.seen = 1;
            //      ^^^^^^^^^^ warning[null-dereference]: /The object whose ghost field is set by `given\.seen` may be null here\./
        } catch (NullPointerException e) {
        }
    }

    // Java throws a more special one than the clause names.
    static int wide(int[] a, int i) {
        if (a == null) return 0;
        try {
            return a[i];
        } catch (IndexOutOfBoundsException e) {
            //@ assert !(e instanceof ArrayIndexOutOfBoundsException);
            //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(e instanceof ArrayIndexOutOfBoundsException\)` may not hold here\./
            return -1;
        }
    }
}
class Order {
    int n;
    //  ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    int one() { return ++n; }

    // javac takes the number out of the wrapper before it goes on to the right.
    void order(Integer given) {
        Integer sum = given;
        n = 0;
        try {
            sum += one();
        } catch (NullPointerException e) {
            //@ assert n == 1;
            //         ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        }
    }
}
