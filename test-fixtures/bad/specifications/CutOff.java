//- verdict: failed
class CutOff {
    //@ requires n >
    //             ^ error[spec-syntax]
    static void m(int n) {
    }

    //@ requires n > 0
    static int half(int n) {
        return n / 2;
    }
}
