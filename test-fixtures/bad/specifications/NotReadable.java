//- verdict: failed
// A method is not checked against half of what is said of it.

class NotReadable {
    volatile int x;

    /*@ requires q > 0 */
    //           ^ error[spec-type]: /There is no variable or field `q` here\./
    //- verdict NotReadable.itself: skipped
    void itself(NotReadable other) {
        other.x = 1;
    }
}

// Beside a clause of its class that could not be read, and is left out, no method is called verified.
class BesideNotReadable {
    volatile int x;
    /*@ global_invariant z > 0 */
    //                   ^ error[spec-type]: /There is no variable or field `z` here\./

    //- verdict BesideNotReadable.writes: skipped
    void writes() {
        x = 1;
    }
}
