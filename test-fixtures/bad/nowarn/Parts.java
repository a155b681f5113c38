//- verdict: failed
// Names of ESC/Java that tell less than one code of Calvin's: what they would hide is more than they say.
class Parts {
    private static final int[] u = new int[3];

    /*@ requires i >= 0 */
    static int tooBig(int i) {
        return u[i]; //@ nowarn IndexNegative
        //                      ^^^^^^^^^^^^^ error[spec-syntax]: /`IndexNegative` is only a part of what Calvin reports as `index-out-of-bounds`: write `nowarn index-out-of-bounds` to suppress all of it\./
    }

    /*@ requires i < 3 */
    static int negative(int i) {
        return u[i]; //@ nowarn IndexTooBig
        //                      ^^^^^^^^^^^ error[spec-syntax]: /`IndexTooBig` is only a part of what Calvin reports as `index-out-of-bounds`: write `nowarn index-out-of-bounds` to suppress all of it\./
    }

    static int both(int i) {
        return u[i]; //@ nowarn IndexTooBig, IndexNegative
    }

    static void any(int i) { //@ nowarn NonNull
    //                                  ^^^^^^^ error[spec-syntax]: /`NonNull` is only a part of what Calvin reports as `assertion`: write `nowarn assertion` to suppress all of it\./
        //@ assert i > 0
    }
}
