//- verdict: failed
// Java picks an overload by bounds, type arguments and the bodies of lambdas as well; it inherits no private class, and joins what is caught together.
import java.util.List;
class WhatJavaPicks {
  static int a(Object o) { return 1; }
  static <T extends Number> int a(T t) { return 2; }
  static int f(Object l, Object o) { return 1; }
  static int f(List<String> l, Object o) { return 2; }
  interface AsInt { int f(Object o); }
  interface AsLong { long f(Object o); }
  static int b(AsInt g) { return 1; }
  static int b(AsLong g) { return 2; }
  static class Low { final int n = 1; }
  static class High extends Low { final int n = 2; }
  static <T> T id(T t) { return t; }
  static int tr(Throwable t) { return 1; }
  static int tr(RuntimeException t) { return 2; }
  static class N { static int s() { return 1; } }
  static class Par { private static class N { static int s() { return 2; } } }
  static class Chi extends Par { static int g() { return N.s(); } }

  static void bound() { int r = a(""); /*@ assert r == 2 */ }
  //                            ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `WhatJavaPicks\.a`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void typeArgument(List<Integer> l) { int r = f(l, ""); /*@ assert r == 2 */ }
  //                                                  ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `WhatJavaPicks\.f`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void body() { int r = b((Object o) -> 1L); /*@ assert r == 1 */ }
  //                           ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `WhatJavaPicks\.b`: the choice among its overloads is not clear/
  static void given() { int r = WhatJavaPicks.<Low>id(new High()).n; /*@ assert r == 2 */ }
  //                                                                            ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void caught() { try { throw new IllegalStateException(); } catch (IllegalStateException | IllegalArgumentException e) { int r = tr(e); /*@ assert r == 1 */ } }
  //                                                                                                                                     ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `WhatJavaPicks\.tr`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void member() { int r = Chi.g(); /*@ assert r == 2 */ }
  //                                                 ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
}
