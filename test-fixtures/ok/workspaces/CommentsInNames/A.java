//- verdict: verified
// Comments and line breaks may stand between the parts of a name, and are no part of it.
package p . /* the first */ q // and
    /* the second */ ;
import java /* x */ . util . /* super Integer */ List ;
public class A {
  int m() { return 1; }
  static int call(A x) { return x == null ? 1 : x.m(); }
  static void here() { int r = A.call(new A()); /*@ assert r == 1 */ }
  static class Held {
    @ javax /* a */ . annotation . concurrent /* ) */ . GuardedBy /* b */ ( /* c */ value /* d */ = "this" ) private int n;
    synchronized int get() { return n; }
  }
  //@ requires words != null
  static int first(List < ? extends /* super Integer & */ String > words) { return words.isEmpty() ? 0 : 1; }
  class Inner {
    int k = A . /* this. */ this . at();
    int l = p . /* r */ q . A . this . at();
  }
  private int at() { return 3; }
}
