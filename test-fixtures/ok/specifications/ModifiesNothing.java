//- verdict: verified
// The empty frame: the caller keeps all that it knows, whatever the method reads and makes.

class ModifiesNothing {
    /*@ unwritable_by_env_if holder == tid */
    private int x;

    //@ requires holder == tid
    //@ modifies \nothing
    //@ ensures \result == x
    int read() {
        int[] copy = new int[1];
        copy[0] = x;
        return copy[0];
    }

    synchronized void keep() {
        x = 1;
        int y = read();
        /*@ assert y == 1 && x == 1 */
    }
}
