//- verdict: failed
// While an enum is made its constants are not what they will be; and what its constructor does not set to a constant is not known.
class EnumsInTheMaking {
  enum Early {
    A, B;
//  ^ error[assertion]: /`r == 1` may not hold here\./
    final int at;
    Early() { int r = look(); /*@ assert r == 1 */ at = r; }
    static int look() { return B == null ? 0 : B.ordinal(); }
  }
  enum Set {
    A(1), B(2);
    int n;
    //  ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    Set(int n) { this.n = n; }
  }
  enum Turned {
    A(1), B(2);
    final int n;
    Turned(int n) { n = 3 - n; this.n = n; }
  }
  enum Either {
    A(true), B(false);
    final int n;
    Either(boolean b) { if (b) n = 1; else n = 2; }
  }
  enum Bodies { A { int k() { return 1; } }, B; int k() { return 2; } }

  static void set() { int r = Set.A.n; /*@ assert r == 1 */ }
  //                                              ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void turned() { int r = Turned.A.n; /*@ assert r == 1 */ }
  //                                                    ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void either() { int r = Either.B.n; /*@ assert r == 1 */ }
  //                                                    ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void wrongPlace() { int r = Set.B.ordinal(); /*@ assert r == 0 */ }
  //                                                             ^^^^^^ error[assertion]: /`r == 0` may not hold here\./
  static void body() { int r = Bodies.A.k(); /*@ assert r == 2 */ }
  //                                                    ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void classes() { boolean r = Bodies.A.getClass() == Bodies.B.getClass(); /*@ assert r */ }
  //                                                                                         ^ error[assertion]: /`r` may not hold here\./
}
