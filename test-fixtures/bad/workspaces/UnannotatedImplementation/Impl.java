//- verdict: failed
class Impl implements J1 { public int f() { return 0; } }
//                                    ^ error[postcondition]: /`Impl\.f` may return although `\\result > 0` does not hold/
