//- verdict: failed
package p.q;
class B extends A {
  int m() { return 2; }
  static void overridden() { int r = A.call(new B()); /*@ assert r == 1 */ }
  //                                                             ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
}
