//- verdict: failed
// The constructor gives the object away before it is made.
@ThreadSafe
class Publication {
    static volatile Publication shared;
    private final int size;
    /*@ global_invariant size > 0 */

    Publication() {
        shared = this;
//      ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `size > 0` may not hold after this: this step \(it writes `shared`\)/
        size = 3;
//      ^^^^^^^^ error[write-discipline]: /the final field `size` is written after other threads may have got hold of the object, for whom it is constant/
    }
}
