//- verdict: failed
// The invariant of the object itself is not touched; that of the object before it in the chain is.

class Predecessor {
    final Predecessor next;

    /*@ unwritable_by_env_if holder == tid */
    int value;

    /*@ global_invariant next != null ==> next.value >= 0 */

    //@ requires next != null && next.holder == tid && next.value >= 0
    Predecessor(Predecessor next) {
        this.next = next;
    }

    //@ requires next == null
    synchronized void lower() {
        value = -1;
//      ^^^^^^^^^^ error[global-invariant]
    }
}
