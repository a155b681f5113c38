//- verdict: failed
class B extends A {
    int f() {
    //  ^ error[postcondition]: /`B\.f` may return although `\\result > 0` does not hold/
        return 0;
    }
}
