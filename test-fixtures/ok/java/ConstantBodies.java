//- verdict: verified
// The constants of an enum are set before anybody sees them, those with a body too.
enum Op {
    ADD {
        int apply(int a, int b) {
            return a + b;
        }
    },
    SUB {
        final int sign = -1;

        int apply(int a, int b) {
            return a + sign * b;
        }
    };

    abstract int apply(int a, int b);

    boolean isBefore(/*@ non_null */ Op other) {
        return compareTo(other) < 0;
    }
}

class ConstantBodies {
    /*@ guarded_by holder == tid */ private int v;

    synchronized void run() {
        v = Op.ADD.apply(v, 1);
    }
}
