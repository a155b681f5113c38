//- verdict: failed
// Dead code of the ordinary kind is nobody's contradiction.

class Ordinary {
    static final boolean DEBUG = false;
    private volatile int n;
    private volatile Object data;

    /*@ global_invariant n >= 0 */
    /*@ global_invariant data != null */

    Ordinary() {
        data = new Object();
    }

    //@ requires k > 0
    //@ modifies \nothing
    //@ ensures \result > 0
    static int positive(int k) {
        return k;
    }

    static void neverTrue(int k) {
        if (DEBUG) {
            positive(3);
        }
        if (k > 0 && k < 0) {
            positive(k);
        }
    }

    //@ requires k > 0
    static void defensive(int k) {
        if (k <= 0) {
            throw new IllegalArgumentException();
        }
        positive(k);
    }

    //@ requires k > 0 && k < 0
    static void alwaysThrows(int k) {
    //          ^^^^^^^^^^^^ error[vacuous]
        if (k > 0) {
            throw new IllegalArgumentException();
        }
    }

    void server() {
        while (true) {
            n = 3;
        }
    }

    void serverIfThere() {
        if (data == null) {
            return;
        }
        while (true) {
            n = 4;
        }
    }

    static int exhaustive(boolean b) {
        switch (b ? 1 : 2) {
            case 1:
                return positive(1);
            case 2:
                return positive(2);
            default:
                throw new IllegalStateException();
        }
    }

    static void ends() {
        System.exit(3);
        positive(1);
    }

    static void assumes(int k) {
        if (k > 3) {
            /*@ assume k > 1 */
            positive(k);
        }
    }

    //@ modifies \nothing
    //@ exsures (RuntimeException e) false
    static void neverThrows(int k) {
        if (k < 0 && k > 0) {
            throw new RuntimeException();
        }
    }

    static void callsIt(int k) {
        neverThrows(k);
        positive(1);
    }

    //@ modifies \nothing
    //@ ensures false
    static void onlyThrows() {
        throw new IllegalStateException();
    }

    static void fails(int k) {
        if (k < 0) {
            onlyThrows();
        }
        positive(1);
    }
}
