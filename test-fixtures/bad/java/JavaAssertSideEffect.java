//- verdict: failed
// Assertions of Java may be switched off.
class JavaAssertSideEffect {
  /*@ ensures \result == 5 */
  //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`JavaAssertSideEffect\.f` may return although `\\result == 5` does not hold/
  static int f() { int x = 0; assert (x = 5) > 0; return x; }
  //         ^ hint[missing-modifies]: /`JavaAssertSideEffect\.f` has a specification without a modifies clause: its callers must assume that anything may have changed/
}
