//- verdict: failed
// What an `ensures` says of the parameters is not true of a call that throws.
class ThrowsInsteadOfEnsuring {
    private volatile int last;

    //@ action Set: also_modifies last ensures last == v
    //@ ensures v > 0
    void set(int v) {
        last = v;
        if (v <= 0) throw new IllegalArgumentException();
    }

    //@ performs (last) { last == v && v > 0 }
    void positive(int v) {
    //   ^^^^^^^^ error[performs]: /`ThrowsInsteadOfEnsuring\.positive` does not do what its action says when it returns: `last == v && v > 0` may not hold/
        try {
            set(v);
        } catch (IllegalArgumentException e) {
            // It has been set all the same.
        }
    }
}
