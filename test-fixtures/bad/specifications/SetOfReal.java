//- verdict: failed
// Only ghost fields are set in specifications: a real one would change what the program does.

class SetOfReal {
    private volatile int count;

    void m() {
        //@ set count = 1
        //      ^^^^^ error[spec-type]
    }
}
