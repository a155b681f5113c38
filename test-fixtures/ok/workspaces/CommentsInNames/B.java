//- verdict: verified
package p.q;
class B extends A {
  int m() { return 2; }
  static void overridden() { int r = A.call(new B()); /*@ assert r == 2 */ }
}
