//- verdict: failed
// While an enum is initialized its constants are null at first, all of them: nothing contradicts that, and what is false is not proved.
enum Op {
    ADD {
        int apply(int a, int b) {
            return a + b;
        }
    },
    SUB {
        int apply(int a, int b) {
            return a - b;
        }
    };

    static {
        assert ADD == SUB;
        //     ^^^^^^^^^^ error[assertion]: /`ADD == SUB` may not hold here\./
    }

    abstract int apply(int a, int b);
}

class ConstantBodies {
    /*@ guarded_by holder == tid */ private int v;

    synchronized void run() {
        v = Op.ADD.apply(v, 1);
    }
}
