//- verdict: failed
//                 ^ error[postcondition]: /`Impl\.f` may return although `\\result > 0` does not hold/
class Impl implements J1 { public int f() { return 0; } }
