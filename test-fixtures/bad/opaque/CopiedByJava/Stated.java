//- verdict: verified
// A volatile field of which an invariant says what it is.
class Stated extends java.util.ArrayList<String> {
    private volatile Stated self;
    private volatile String mode;
    /*@ global_invariant self == null || self == this */
    /*@ global_invariant mode == null || mode == "on" */

    void bind() {
        self = this;
        mode = "on";
    }

    void check() {
        Stated seen = self;
        assert seen == null || seen == this;
        String text = mode;
        assert text == null || text == "on";
    }
}
