//- verdict: verified
// A simple name or `Type.name` of a constant variable is a constant expression, whose texts are joined when compiling; a constant is inlined wherever it is read (JLS 4.12.4, 13.1, 15.29).
class ConstantExpressions {
  static final String S = "a";
  static final byte SMALL = 1;
  final String s = "a";
  final int n = 1;
  static class Above { final String above = "a"; static final String ABOVE = "a"; }
  static class Below extends Above {
    void inherited() { boolean r = (above + "b") == "ab" && (ABOVE + "b") == "ab" && (Below.ABOVE + "b") == "ab"; /*@ assert r */ }
    void read() { boolean r = super.above == "a" && this.above == "a"; /*@ assert r */ }
  }
  class Inside { void around() { boolean r = (s + "b") == "ab" && ConstantExpressions.this.s == "a"; /*@ assert r */ } }
  interface Test { boolean is(); }
  static int ov(char c) { return 1; }
  static int ov(int c) { return 2; }
  static class Base { int seen; Base() { seen = look(); } int look() { return 0; } }
  //                      ^^^^ information[unguarded-field]: /`seen` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  static class Derived extends Base { final int k = 7; int look() { return ((Derived) (Base) this).k; } }

  void fields() { boolean r = (s + "b") == "ab" && (S + "b") == "ab" && (ConstantExpressions.S + "b") == "ab"; /*@ assert r */ }
  void read() { int k = this.n + n; boolean r = this.s == "a"; /*@ assert r && k == 2 */ }
  void charOfConstant(boolean c) { int a = ov(c ? 'x' : n); int b = ov(c ? 'x' : this.n); /*@ assert a == 1 && b == 2 */ }
  static void ofLocal(boolean c) { final int k = 1; int m = 1; int a = ov(c ? 'x' : k); int b = ov(c ? 'x' : m); /*@ assert a == 1 && b == 2 */ }
  static void joined() { final String x = "a"; boolean r = (x + "b") == "ab" && ("a" + SMALL) == "a1" && ((true ? "a" : "c") + 'b') == "ab"; /*@ assert r */ }
  static void captured() { final String x = "a"; Test t = () -> (x + "b") == "ab"; boolean r = t.is(); /*@ assert r */ }
  static void capturedValue() { int m = 3; Test t = () -> m == 3; boolean r = t.is(); /*@ assert r */ }
  static void label(int x) { final int one = 1; int r = 0; switch (x) { case one: r = 5; break; default: r = 6; } /*@ assert r == 5 <==> x == 1 */ }
  static void early() { int r = new Derived().seen; /*@ assert r == 7 */ }
}
