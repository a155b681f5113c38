//- verdict: verified
// A switch expression has the type that its place wants, and each value is converted to that by itself; so has a conditional, unless all its values are numbers (JLS 15.25, 15.28.1).
class PolyExpressions {
  static boolean isInt(Object o) { return o instanceof Integer; }
  static boolean isDouble(Object o) { return o instanceof Double; }
  static <T> T id(T t) { return t; }
  static int ov(int i) { return 1; }
  static int ov(long i) { return 2; }
  static int ov(double i) { return 3; }
  static int ov(Object i) { return 4; }
  private static int count(Object... all) { return all.length; }
  interface Source<T> { T get(); }
  private static <T> boolean givesInt(Source<T> source) { return isInt(source.get()); }
  static class Above { final boolean isInt; Above(Object o) { isInt = isInt(o); } }
  static class Below extends Above { Below(int x) { super(switch (x) { case 1 -> 1; default -> 2.0; }); } }

  static void argument(int x) { boolean r = isInt(switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r == (x == 1) */ }
  static void generic(int x) { boolean r = isDouble(id(switch (x) { case 1 -> 1; default -> 2.0; })); /*@ assert r == (x != 1) */ }
  static void ofConstructor() { boolean r = new Below(1).isInt; /*@ assert r */ }
  static void old(int x) { boolean r = isInt(switch (x) { case 1: yield 1; default: yield 2.0; }); /*@ assert r == (x == 1) */ }
  static void inner(int x) { boolean r = isInt(switch (x) { case 1 -> switch (x) { case 2 -> 2.0; default -> 1; }; default -> "s"; }); /*@ assert r == (x == 1) */ }
  static void packed(int x) { int r = count(switch (x) { case 1 -> 1; default -> 2.0; }, "s"); /*@ assert r == 2 */ }
  static void overloads(int x) {
    int a = ov(switch (x) { case 1 -> 1; default -> 2; });
    int b = ov(switch (x) { case 1 -> 1; default -> 2L; });
    int c = ov(switch (x) { case 1 -> 1; default -> 2.0; });
    int d = ov(switch (x) { case 1 -> 1; default -> "s"; });
    /*@ assert a == 1 && b == 2 && c == 3 && d == 4 */
  }
  static void returned(int x) { boolean r = isInt(give(x)); /*@ assert r == (x == 1) */ }
  private static Object give(int x) { return switch (x) { case 1 -> 1; default -> 2.0; }; }
  static void ofLambda(int x) { boolean r = givesInt(() -> switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r == (x == 1) */ }
  static void ofBlock(int x) { boolean r = givesInt(() -> { return switch (x) { case 1 -> 1; default -> 2.0; }; }); /*@ assert r == (x == 1) */ }

  static void cast(int x) { boolean r = isDouble((Object) switch (x) { case 1 -> 1; default -> 2.0; }); /*@ assert r */ }
  static void ofVar(int x) { var v = switch (x) { case 1 -> 1; default -> 2.0; }; boolean r = isDouble(v); /*@ assert r */ }
  static void ofVarInside(int x) { var v = switch (x) { case 1 -> switch (x) { case 1 -> 1; default -> 2.0; }; default -> "s"; }; boolean r = isDouble(v); /*@ assert r == (x == 1) */ }
  static void charOfConstant(int x) { var v = switch (x) { case 1 -> 'b'; default -> 0; }; Object o = v; boolean r = o instanceof Character; /*@ assert r */ }
  static void intOfConstant(int x) { var v = switch (x) { case 1 -> 'b'; default -> -1; }; Object o = v; boolean r = isInt(o); /*@ assert r */ }

  static void ofNumbers(int x, boolean c) { Object o = c ? switch (x) { case 1 -> 1; default -> 2; } : 2.0; boolean r = isDouble(o); /*@ assert r */ }
  static void ofNumbersPassed(int x, boolean c) { boolean r = isDouble(c ? switch (x) { case 1 -> 1; default -> 2; } : 2.0); /*@ assert r */ }
  static void ofOthers(int x, boolean c) { Object o = c ? switch (x) { case 1 -> 1; default -> "s"; } : 2.0; boolean r = isDouble(o); /*@ assert r == !c */ }
  static void withNull(boolean c) { Object o = c ? 1 : c ? null : 2.0; boolean r = isDouble(o); /*@ assert r */ }
  static void withText(boolean c, boolean d) { Object o = c ? 1 : d ? "s" : 2.0; boolean r = isInt(o); /*@ assert r == c */ }
}
