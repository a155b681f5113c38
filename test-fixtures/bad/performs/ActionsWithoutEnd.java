//- verdict: failed
// A method that runs for ever after its action ensures anything, and others see the action.
class ActionsWithoutEnd {
    private volatile int n;

    //@ action Set: also_modifies n ensures n == v
    //@ ensures v > 0
    void positive(int v) {
        n = v;
        while (v <= 0) { }
    }

    //@ performs (n) { n == v && v > 0 }
    void wrong(int v) { positive(v); }
    //   ^^^^^ error[performs]: /`ActionsWithoutEnd\.wrong` does not do what its action says when it returns: `n == v && v > 0` may not hold/

    //@ action Set: also_modifies n ensures n == 4
    //@ ensures false
    void never() {
        n = 4;
        while (true) { }
    }

    //@ performs () { true }
    void nothing() { never(); }
    //   ^^^^^^^ error[performs]: /`ActionsWithoutEnd\.nothing` changes more than its action names when it returns \(it does not name `n`, for one\)/
}
