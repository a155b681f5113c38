//- verdict: failed
// The overloads that Java takes: what is in sight, the most special default method, the type of a conditional, what a cast of null says.
class Seen {
  int m(int x) { return 1; }
  int m(long x) { return 2; }
  int inside() { return m(3); }
  static class Nested { int asked(Seen s) { return s == null ? 1 : s.m(3); } }
}
interface General { default int d() { return 1; } }
interface Special extends General { default int d() { return 2; } }
class HasBoth implements General, Special { }
class BelowBoth extends HasBoth { public int d() { return super.d(); } }
class Overloads {
  static int ov(int i) { return 2; }
  static int ov(char c) { return 3; }
  static int num(Object o) { return 1; }
  static int num(Number o) { return 7; }
  static int gen(Number n) { return 2; }
  static <T> int gen(T t) { return 1; }
  static <T> T same(T t) { return t; }

  static void outside() { int r = new Seen().m(3); /*@ assert r == 2 */ }
  //                                                          ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void inside() { int r = new Seen().inside(); /*@ assert r == 1 */ }
  static void nested() { int r = new Seen.Nested().asked(new Seen()); /*@ assert r == 1 */ }
  static void special() { int r = new BelowBoth().d(); /*@ assert r == 2 */ }
  static void conditional(boolean c) { int r = ov(c ? 'b' : 0); /*@ assert r == 3 */ }
  static void large(boolean c) { int r = ov(c ? 'b' : 70000); /*@ assert r == 2 */ }
  static void generic() { int r = gen(Integer.valueOf(5)); /*@ assert r == 2 */ }
  static void inferred() { int r = num(same(Integer.valueOf(5))); /*@ assert r == 7 */ }
  static void castNull() { int r = num((Object) null); /*@ assert r == 1 */ }
}
