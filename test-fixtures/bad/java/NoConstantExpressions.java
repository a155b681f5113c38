//- verdict: failed
// What is no constant expression is joined when it runs, to another object than the literal: names after `this`, `super` or an object, and locals that are not declared `final` (JLS 4.12.4, 15.29).
class NoConstantExpressions {
  final String s = "a";
  final int n = 1;
  static final String S = "a";
  static final int BIG = 70000;
  static class Above { final String above = "a"; static final String ABOVE = "a"; }
  static class Below extends Above {
    void ofSuper() { boolean r = (super.above + "b") == "ab"; /*@ assert r */ }
    //                                                                   ^ error[assertion]: /`r` may not hold here\./
    void ofSuperStatic() { boolean r = (super.ABOVE + "b") == "ab"; /*@ assert r */ }
    //                                                                         ^ error[assertion]: /`r` may not hold here\./
    void ofThisInherited() { boolean r = (this.above + "b") == "ab"; /*@ assert r */ }
    //                                                                          ^ error[assertion]: /`r` may not hold here\./
    void ofThisStatic() { boolean r = (this.ABOVE + "b") == "ab"; /*@ assert r */ }
    //                                                                       ^ error[assertion]: /`r` may not hold here\./
  }
  class Inside { void around() { boolean r = (NoConstantExpressions.this.s + "b") == "ab"; /*@ assert r */ } }
  //                                                                                                  ^ error[assertion]: /`r` may not hold here\./
  interface Test { boolean is(); }
  interface Choice { int of(boolean c); }
  static int ov(char c) { return 1; }
  static int ov(int c) { return 2; }

  void ofThis() { boolean r = (this.s + "b") == "ab"; /*@ assert r */ }
  //                                                             ^ error[assertion]: /`r` may not hold here\./
  void inConditional(boolean c) { int r = ov(c ? 'x' : this.n); /*@ assert r == 1 */ }
  //                                                                       ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void ofObject(NoConstantExpressions o) { if (o == null) return; boolean r = (o.s + "b") == "ab"; /*@ assert r */ }
  //                                                                                                                 ^ error[assertion]: /`r` may not hold here\./
  static void ofObjectStatic(NoConstantExpressions o) { if (o == null) return; boolean r = (o.S + "b") == "ab"; /*@ assert r */ }
  //                                                                                                                       ^ error[assertion]: /`r` may not hold here\./
  static void local() { String x = "a"; boolean r = (x + "b") == "ab"; /*@ assert r */ }
  //                                                                              ^ error[assertion]: /`r` may not hold here\./
  static void lambda() { String x = "a"; Test t = () -> (x + "b") == "ab"; boolean r = t.is(); /*@ assert r */ }
  //                                                                                                      ^ error[assertion]: /`r` may not hold here\./
  static void anonymous() { String x = "a"; Test t = new Test() { public boolean is() { return (x + "b") == "ab"; } }; boolean r = t.is(); /*@ assert r */ }
  //                                                                                                                                                  ^ error[assertion]: /`r` may not hold here\./
  static void localClass() { String x = "a"; class L { boolean is() { return (x + "b") == "ab"; } } boolean r = new L().is(); /*@ assert r */ }
  //                                                                                                                                     ^ error[assertion]: /`r` may not hold here\./
  static void setLater() { final String x; x = "a"; Test t = () -> (x + "b") == "ab"; boolean r = t.is(); /*@ assert r */ }
  //                                                                                                                 ^ error[assertion]: /`r` may not hold here\./
  static void asObject() { final Object x = "a"; Test t = () -> (x + "b") == "ab"; boolean r = t.is(); /*@ assert r */ }
  //                                                                                                              ^ error[assertion]: /`r` may not hold here\./
  static void intOfLambda() { int k = 0; Choice h = c -> ov(c ? 'x' : k); int r = h.of(false); /*@ assert r == 1 */ }
  //                                                                                                      ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void finalInt(boolean c) { final int k = 0; int r = ov(c ? 'x' : k); /*@ assert r == 2 */ }
  //                                                                                     ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void tooLarge(boolean c) { int r = ov(c ? 'x' : BIG); /*@ assert r == 1 */ }
  //                                                                      ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void withNull() { boolean r = ((true ? "a" : null) + "b") == "ab"; /*@ assert r */ }
  //                                                                                   ^ error[assertion]: /`r` may not hold here\./
  static final double PART = 1;
  static void unknown(boolean c) { int r = ov(c ? 'x' : PART > 2 ? 1 : 2); /*@ assert r == 2 */ }
  //                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a conditional with a constant whose value is not worked out here/
}
