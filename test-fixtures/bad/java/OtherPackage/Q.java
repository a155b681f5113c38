//- verdict: failed
package b;
import a.P;
class Q {
  static void anonymous() { int r = new P("s") { }.k; /*@ assert r == 1 */ }
  //                                                             ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
}
