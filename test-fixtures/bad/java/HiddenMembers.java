//- verdict: failed
// Who passes over a private member and goes on above it has another one than Java (JLS 8.3, 8.5).
class HiddenMembers {
  static class Top { int f = 1; static final int SF = 1; static class M { static int g() { return 1; } } }
  static class Middle extends Top { private int f = 2; private static final int SF = 2; private static class M { static int g() { return 2; } } private int m() { return 2; } }
  interface Other { int f = 9; class M { static int g() { return 9; } } }
  static class Around {
    final int f = 3;
    static final int SF = 3;
    static class M { static int g() { return 3; } }
    int m() { return 3; }
    class Below extends Middle {
      void field() { int r = f; /*@ assert r == 1 || r == 2 */ }
      //                                   ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
      void staticField() { int r = SF; /*@ assert r == 1 || r == 2 */ }
      //                                          ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
      void member() { int r = M.g(); /*@ assert r == 1 || r == 2 */ }
      //                                        ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
      void method() { int r = m(); /*@ assert r == 2 */ }
      //                                      ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
    }
    class Further extends Below { void field() { int r = f; /*@ assert r == 1 || r == 2 */ } }
    //                                                                 ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
    class BelowOther extends Middle implements Other { void field() { int r = f; /*@ assert r <= 3 */ } void member() { int r = M.g(); /*@ assert r <= 3 */ } }
    //                                                                                      ^^^^^^ error[assertion]: /`r <= 3` may not hold here\./
    //                                                                                                                                            ^^^^^^ error[assertion]: /`r <= 3` may not hold here\./
    void anonymous() { int r = new Middle() { int of() { return f; } }.of(); /*@ assert r == 1 || r == 2 */ }
    //                                                                                  ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
    void local() { int f = 8; int r = new Middle() { int of() { return f; } }.of(); /*@ assert r == 1 || r == 2 */ }
    //                                                                                         ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
  }
  static class Outer { static class Inner { static int g() { return 1; } } }
  static class Inner extends Outer { static int g() { return 2; } static void inherited() { int r = Inner.g(); /*@ assert r == 2 */ } }
  //                                                                                                                      ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
}
