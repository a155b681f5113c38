//- verdict: failed
// Static initializers run in the order of the text, and so do instance initializers.

class Initializers {
    static final int FIRST = 1;
    static final int SECOND = FIRST * 3;

    final int a = 1;
    final int b;

    {
        b = a + SECOND;
    }

    Initializers() {
        /*@ assert a == 1 && b == 7 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]
    }
}
