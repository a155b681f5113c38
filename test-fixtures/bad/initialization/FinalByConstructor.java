//- verdict: failed
// A constructor known by its specification alone has written the final fields too.
class FinalByConstructor {
  final int k;
  /*@ ensures true */
  FinalByConstructor(int x) { k = x; }
//^^^^^^^^^^^^^^^^^^ hint[missing-modifies]: /`FinalByConstructor\.<init>` has a specification without a modifies clause: its callers must assume that anything may have changed/
  static void f() { FinalByConstructor t = new FinalByConstructor(5); /*@ assert t.k == 0 */ }
  //                                                                             ^^^^^^^^ error[assertion]: /`t\.k == 0` may not hold here\./
}
