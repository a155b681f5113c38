//- verdict: failed
// What a method may change besides locals; its caller keeps what it knows of everything else.

class Modifies {
    /*@ unwritable_by_env_if holder == tid */
    private int x;

    /*@ unwritable_by_env_if holder == tid */
    private int y;

    //@ requires holder == tid
    //@ modifies x
    //@ ensures x == v
    void setX(int v) {
        x = v;
    }

    void move() {
        setX(1);
//      ^^^^^^^ error[precondition]
    }
}
