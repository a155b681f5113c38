//- verdict: failed
// A final field is taken to be constant by whoever can see the object: it must not be written once `this` has escaped.

class FinalAfterEscape {
    static volatile FinalAfterEscape leaked;

    final int value;

    FinalAfterEscape() {
        leaked = this;
        value = 7;
//      ^^^^^^^^^ error[write-discipline]
    }

    static void m() {
        FinalAfterEscape seen = leaked;
        if (seen != null) {
            int a = seen.value;
            int b = seen.value;
            /*@ assert a == b */
        }
    }
}
