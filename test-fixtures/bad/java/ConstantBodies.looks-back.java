//- verdict: failed
// Making the constant runs code that asks for the constant, which is not there yet.
enum Op {
    ADD {
//  ^^^^^ warning[null-dereference]
        final int early = Op.look();

        int apply(int a) {
            return a;
        }
    };

    abstract int apply(int a);

    //@ requires true
    static int look() {
        return ADD.apply(1);
        //     ^^^^^^^^^^^^ warning[null-dereference]
    }
}
