//- verdict: failed
// The class of the other file overrides `m`, although its package is written differently; and the field is guarded.
package p . /* the first */ q // and
    /* the second */ ;
import java /* x */ . util . /* super Integer */ List ;
public class A {
  int m() { return 1; }
  static int call(A x) { return x == null ? 1 : x.m(); }
  static void here() { int r = A.call(new A()); /*@ assert r == 1 */ }
  static class Held {
    @ javax /* a */ . annotation . concurrent /* ) */ . GuardedBy /* b */ ( /* c */ value /* d */ = "this" ) private int n;
    int get() { return n; }
    //                 ^ error[access-discipline]: /`n` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
  }
  //@ requires words != null
  static int first(List < ? extends /* super Integer & */ String > words) { return words.isEmpty() ? 0 : 1; }
  class Inner {
    int k = A . /* this. */ this . at();
    int l = p . /* r */ q . A . this . at();
  }
  private int at() { return 3; }
}
