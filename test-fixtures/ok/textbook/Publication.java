//- verdict: verified
// An object is made completely before anybody gets it.
@ThreadSafe
class Publication {
    static volatile Publication shared;
    private final int size;
    /*@ global_invariant size > 0 */

    Publication() {
        size = 3;
    }

    static void publish() {
        shared = new Publication();
    }
}
