//- verdict: failed
// A place that no execution reaches.

class Unreachable {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        } else if (x == 1) {
            return 0;
        } else if (x < 0) {
            return -1;
        }
        //@ unreachable
        //  ^^^^^^^^^^^ error[unreachable]
        return 7;
    }
}
