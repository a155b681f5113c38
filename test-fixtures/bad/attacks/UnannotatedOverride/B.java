class B extends A { int f() { return 0; } }
//                                ^^^^^^^^^ error[postcondition]: /`B\.f` may return although `\\result > 0` does not hold/
