//- verdict: failed
//- option: all
// A lambda that leads back to where it is called: its body cannot stand for the call.
class Recursion {
    interface Step {
        void run();
    }

    private final Step step = () -> again();
//                                  ^^^^^^^ error[recursion-needs-spec]

    void again() {
        step.run();
//      ^^^^^^^^^^ error[recursion-needs-spec]
    }
}
