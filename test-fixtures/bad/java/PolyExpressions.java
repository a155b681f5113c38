//- verdict: failed
// Who promotes the values of a switch expression where a place wants a type, or does not where none is wanted, or where all values of a conditional are numbers, has the wrong object (JLS 15.25, 15.28.1).
class PolyExpressions {
  static boolean isDouble(Object o) { return o instanceof Double; }
  static <T> T id(T t) { return t; }
  static int ov(int i) { return 1; }
  static int ov(double i) { return 3; }
  static int ov(Object i) { return 4; }
  interface Source<T> { T get(); }
  private static <T> boolean gives(Source<T> source) { return isDouble(source.get()); }
  static class Above { final boolean isDouble; Above(Object o) { isDouble = isDouble(o); } }
  static class Below extends Above { Below(int x) { super(switch (x) { case 1 -> 1; default -> 2.0; }); } }
  record Held(Object o) {}

  static void argument(int x) { boolean r = isDouble(switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r */ }
  //                                                                                                          ^ error[assertion]: /`r` may not hold here\./
  static void generic(int x) { boolean r = isDouble(id(switch (x) { case 1 -> 1; default -> 2.0; })); /*@ assert r */ }
  //                                                                                                             ^ error[assertion]: /`r` may not hold here\./
  static void old(int x) { boolean r = isDouble(switch (x) { case 1: yield 'c'; default: yield 2.0; }); /*@ assert r */ }
  //                                                                                                               ^ error[assertion]: /`r` may not hold here\./
  static void ofConstructor() { boolean r = new Below(1).isDouble; /*@ assert r */ }
  //                                                                          ^ error[assertion]: /`r` may not hold here\./
  static void ofAnonymous(int x) { boolean r = new Above(switch (x) { case 1 -> 1; default -> 2.0; }) { }.isDouble; /*@ assert r */ }
  //                                                                                                                           ^ error[assertion]: /`r` may not hold here\./
  static void ofRecord(int x) { boolean r = isDouble(new Held(switch (x) { case 1 -> 1; default -> 2.0; }).o()); /*@ assert r */ }
  //                                                                                                                        ^ error[assertion]: /`r` may not hold here\./
  static void inner(int x) { boolean r = isDouble(switch (x) { case 1 -> switch (x) { case 1 -> 1; default -> 2.0; }; default -> 2.0; }); /*@ assert r */ }
  //                                                                                                                                                 ^ error[assertion]: /`r` may not hold here\./
  static void ofLambda(int x) { boolean r = gives(() -> switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r */ }
  //                                                                                                             ^ error[assertion]: /`r` may not hold here\./
  static void ofBlock(int x) { boolean r = gives(() -> { return switch (x) { case 1 -> 1; default -> 2.0; }; }); /*@ assert r */ }
  //                                                                                                                        ^ error[assertion]: /`r` may not hold here\./
  static void overload(int x) { int r = ov(switch (x) { case 1 -> 1; default -> "s"; }); /*@ assert r == 1 || r == 3 */ }
  //                                                                                                ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 3` may not hold here\./

  static void ofVar(int x) { var v = switch (x) { case 1 -> 1; default -> 2.0; }; boolean r = isDouble(v); /*@ assert r == (x != 1) */ }
  //                                                                                                                  ^^^^^^^^^^^^^ error[assertion]: /`r == \(x != 1\)` may not hold here\./
  static void ofVarInside(int x) { var v = switch (x) { case 1 -> switch (x) { case 1 -> 1; default -> 2.0; }; default -> "s"; }; boolean r = isDouble(v); /*@ assert !r */ }
  //                                                                                                                                                                  ^^ error[assertion]: /`!r` may not hold here\./
  static void cast(int x) { boolean r = isDouble((Object) switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r == (x != 1) */ }
  //                                                                                                               ^^^^^^^^^^^^^ error[assertion]: /`r == \(x != 1\)` may not hold here\./
  static void small(int x) { var v = switch (x) { case 1 -> 'b'; default -> 0; }; Object o = v; boolean r = o instanceof Integer; /*@ assert r */ }
  //                                                                                                                                         ^ error[assertion]: /`r` may not hold here\./
  static void mixed(int x) { var v = switch (x) { case 1 -> (byte) 1; case 2 -> (short) 2; default -> 3; }; Object o = v; boolean r = o instanceof Integer; /*@ assert r */ }
  //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression whose values are of several small types, with constants among them/

  static void ofNumbers(int x, boolean c) { Object o = c ? switch (x) { case 1 -> 1; default -> 2; } : 2.0; boolean r = isDouble(o); /*@ assert r == !c */ }
  //                                                                                                                                            ^^^^^^^ error[assertion]: /`r == !c` may not hold here\./
  static void ofNumbersPassed(int x, boolean c) { boolean r = isDouble(c ? switch (x) { case 1 -> 1; default -> 2; } : 2.0); /*@ assert r == !c */ }
  //                                                                                                                                    ^^^^^^^ error[assertion]: /`r == !c` may not hold here\./
  static void withNull(boolean c) { Object o = c ? 1 : c ? null : 2.0; boolean r = isDouble(o); /*@ assert r == !c */ }
  //                                                                                                       ^^^^^^^ error[assertion]: /`r == !c` may not hold here\./
}
