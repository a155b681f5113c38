//- verdict: failed
// A method with an empty frame writes a field.

class ModifiesNothing {
    /*@ unwritable_by_env_if holder == tid */
    private int x;

    //@ requires holder == tid
    //@ modifies \nothing
    //@ ensures \result == x
    int read() {
        x = 2;
//      ^^^^^ error[modifies]: /allows nothing/
        return x;
    }

    synchronized void keep() {
        x = 1;
        int y = read();
        /*@ assert y == x && x == 1 */
    }
}
