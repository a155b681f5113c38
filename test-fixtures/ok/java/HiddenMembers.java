//- verdict: verified
// A private member hides what is above it and is handed down to nobody: a name then means what is in the classes around, or in another supertype (JLS 6.4.1, 8.3, 8.5).
class HiddenMembers {
  static class Top { int f = 1; static final int SF = 1; static class M { static int g() { return 1; } } }
  //                     ^ information[unguarded-field]: /`f` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  static class Middle extends Top { private int f = 2; private static final int SF = 2; private static class M { static int g() { return 2; } } private int m() { return 2; } }
  //                                            ^ information[unguarded-field]: /`f` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  interface Other { int f = 9; class M { static int g() { return 9; } } }
  static class Around {
    final int f = 3;
    static final int SF = 3;
    static class M { static int g() { return 3; } }
    int m() { return 3; }
    class Below extends Middle {
      int field() { return f; }
      int staticField() { return SF; }
      int member() { return M.g(); }
      int method() { return m(); }
      int above() { return ((Top) this).f; }
      int ofSuper() { return super.f; }
      //@ requires f == 3
      //@ ensures \result == f
      int specified() { return f; }
      //  ^^^^^^^^^ hint[missing-modifies]: /`HiddenMembers\.Around\.Below\.specified` has a specification without a modifies clause: its callers must assume that anything may have changed/
    }
    class BelowOther extends Middle implements Other { int field() { return f; } int member() { return M.g(); } }
    int anonymous() { return new Middle() { int of() { return f; } }.of(); }
    int local() { int f = 8; return new Middle() { int of() { return f; } }.of(); }
  }
  static class Outer { static class Inner { static int g() { return 1; } } }
  static class Inner extends Outer { static int g() { return 2; } static int inherited() { return Inner.g(); } }
  static class HasX { static class X { static int g() { return 6; } } }
  static class Generic<X> { class In extends HasX { int ofClass() { return X.g(); } } }

  static void fields() { Around a = new Around(); Around.Below b = a.new Below(); int x = b.field(); int y = b.staticField(); /*@ assert x == 3 && y == 3 */ }
  static void classes() { Around.Below b = new Around().new Below(); int x = b.member(); int y = b.method(); /*@ assert x == 3 && y == 3 */ }
  static void above() { Around.Below b = new Around().new Below(); int x = b.above(); int y = b.ofSuper(); /*@ assert x == 1 && y == 2 */ }
  static void other() { Around.BelowOther b = new Around().new BelowOther(); int x = b.field(); int y = b.member(); /*@ assert x == 9 && y == 9 */ }
  static void inBodies() { Around a = new Around(); int x = a.anonymous(); int y = a.local(); /*@ assert x == 3 && y == 8 */ }
  static void ownName() { int x = Inner.inherited(); int y = new Generic<String>().new In().ofClass(); /*@ assert x == 1 && y == 6 */ }
}
