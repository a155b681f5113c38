//- verdict: failed
// The handler runs where the check fails, and takes no lock; and what is after the check is not reached.
class CaughtChecks {
    private /*@ guarded_by this.holder == tid */ int bad;

    int at(int[] a, int i) {
        if (a == null) return 0;
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            bad++;
//          ^^^ error[access-discipline]: /`bad` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            return -1;
        }
    }

    //@ ensures \result == 0 <==> !(o instanceof String)
    int isText(Object o) {
    //  ^^^^^^ hint[missing-modifies]: /`CaughtChecks\.isText` has a specification without a modifies clause: its callers must assume that anything may have changed/
        if (o == null) return 0;
        try {
            String text = (String) o;
            return 1;
        } catch (ClassCastException e) {
            return 0;
        }
    }

    //@ ensures i == null ==> \result == 8
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`CaughtChecks\.unboxed` may return although `i == null ==> \\result == 8` does not hold/
    int unboxed(Integer i) {
    //  ^^^^^^^ hint[missing-modifies]: /`CaughtChecks\.unboxed` has a specification without a modifies clause: its callers must assume that anything may have changed/
        try {
            return i;
        } catch (NullPointerException e) {
            return 7;
        }
    }

    //@ ensures b == 0 ==> \result == 0
    int divided(int a, int b) {
    //  ^^^^^^^ hint[missing-modifies]: /`CaughtChecks\.divided` has a specification without a modifies clause: its callers must assume that anything may have changed/
        try {
            try {
                return a / b;
            } finally {
                synchronized (this) { bad = 0; }
            }
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    int made(int size) {
        try {
            return new int[size].length;
        } catch (NegativeArraySizeException | NullPointerException e) {
            return 0;
        }
    }

    // A clause further out takes it, past one that does not.
    int further(int[] a, int i) {
        try {
            try {
                return a[i];
            } catch (ArithmeticException e) {
                return -1;
            }
        } catch (IndexOutOfBoundsException | NullPointerException e) {
            return -2;
        }
    }
}
