//- verdict: failed
class NoResult {
    //@ requires \result > 0
    //           ^^^^^^^ error[spec-type]
    int m() {
        return 1;
    }

    //@ ensures \result > 0
    //          ^^^^^^^ error[spec-type]
    void n() {
    }
}
