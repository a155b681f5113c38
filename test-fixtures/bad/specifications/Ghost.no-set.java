//- verdict: failed
// A ghost field that counts; it is set before what the invariant says of it becomes true.

class Ghost {
    /*@ unwritable_by_env_if holder == tid */
    private boolean used;

    //@ ghost /*@ unwritable_by_env_if holder == tid */ int uses;

    /*@ global_invariant uses >= 0 */
    /*@ global_invariant used ==> uses > 0 */

    synchronized void use() {
        used = true;
//      ^^^^^^^^^^^ error[global-invariant]
    }
}
