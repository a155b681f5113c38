//- verdict: failed
//- option: all
// A lambda that leads back to where it is called: its body cannot stand for the call.
class Recursion {
    //@ ghost int mark;
    interface Step {
        void run();
    }

    private final Step step = () -> again();
    //                              ^^^^^^^ error[recursion-needs-spec]: /Give `Recursion\.again` a specification/

    void again() {
        step.run();
//      ^^^^^^^^^^ error[recursion-needs-spec]: /Give `Recursion\.again` a specification/
    }
}

/** No other method is on the way. */
class Alone {
    interface Twice {
        void run();
    }

    final Twice twice = () -> this.twice.run();
    //                        ^^^^^^^^^^^^^^^^ error[recursion-needs-spec]: /`Alone\.twice\.lambda\$1` calls itself, so it cannot be inlined\. Give `Alone\.Twice\.run` a specification \(`modifies` and `ensures`\), which then stands for its call\./

    final Runnable runnable = () -> this.runnable.run();
    //                              ^^^^^^^^^^^^^^^^^^^ error[recursion-needs-spec]: /`Alone\.runnable\.lambda\$1` calls itself, so it cannot be inlined\. A lambda carries no specification: move what it does into a method with one \(`modifies` and `ensures`\)\./
}
