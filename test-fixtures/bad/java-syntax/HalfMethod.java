//- verdict: skipped
// A method that does not parse is skipped; the others are checked.
//- verdict HalfMethod.whole: verified

class HalfMethod {
    static int broken(int n) {
        return n +;
        //        ^ error[java-syntax]
    }

    //@ requires n > 0
    static int whole(int n) {
        return 10 / n;
    }
}
