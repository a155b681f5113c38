//- verdict: failed
// What one thread wrote another may overwrite before the method returns.

class PostconditionInterfered {
    private volatile int v;

    //@ modifies v
    //@ ensures v == 1
    //  ^^^^^^^^^^^^^^ error[postcondition]
    void set() {
        v = 1;
    }
}
