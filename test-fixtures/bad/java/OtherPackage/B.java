//- verdict: failed
package b;
import a.A;
public class B extends A {
  int m() { return 2; }
  static void notOverridden() { B b = new B(); int r = A.call(b); /*@ assert r == 2 */ }
  //                                                                         ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
}
class C {
  static void notSeen() { int r = new A().n(3); /*@ assert r == 1 */ }
  //                                                       ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void notInherited() { int r = A.s(3); /*@ assert r == 1 */ }
  //                                                      ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
}
