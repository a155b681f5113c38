//- verdict: verified
// A package of the program may have the name of the one that the models of the library are in.
package calvin;

class NamedLikeModels {
    //@ guarded_by holder == tid
    private int n;

    //@ requires holder == tid
    //@ modifies n
    //@ ensures n == 0
    void reset() {
        n = 0;
    }

    synchronized void use() {
        n = 5;
        reset();
        assert n == 0;
    }
}

class Undetermined {
    static final boolean choice = false;
}
