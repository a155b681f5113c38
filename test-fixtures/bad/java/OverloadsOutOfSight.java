//- verdict: failed
// Java calls no overload that the caller cannot see or that its class has not inherited, even where it would fit better (JLS 15.12.2.1).
class Counted {
  final int how;
  private Counted(int x) { how = 1; }
  Counted(long x) { how = 2; }
  private int m(int x) { return 1; }
  int m(long x) { return 2; }
}
class CountedBelow extends Counted {
  CountedBelow() { super(7); }
  int own() { return m(3); }
  int above() { return super.m(3); }
}
class Log {
  final Object lock = new Object();
  /*@ guarded_by lock.holder == tid */ int n;
  private void add(int k) { synchronized (lock) { n = n + k; } }
  //@ helper
  void add(long k) { n = n + 1; }
}
interface First { default int d() { return 1; } }
interface Second extends First { default int d() { return 2; } }
class Both implements First, Second { }
class BothBelow extends Both { public int d() { return super.d(); } }
class HasFirst implements First { }
class HasSecond extends HasFirst implements Second { }
class HasSecondBelow extends HasSecond { int e() { return super.d(); } }
class OverloadsOutOfSight {
  static class Top { private int m(int x) { return 1; } int m(long x) { return 2; } }
  static class Low extends Top { int g() { return m(3); } }

  static void called() { int r = new Counted(5L).m(3); /*@ assert r == 1 */ }
  //                                                              ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void made() { int r = new Counted(5).how; /*@ assert r == 1 */ }
  //                                                          ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void madeBelow() { int r = new CountedBelow().how; /*@ assert r == 1 */ }
  //                                                                   ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void own() { int r = new CountedBelow().own(); /*@ assert r == 1 */ }
  //                                                               ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void above() { int r = new CountedBelow().above(); /*@ assert r == 1 */ }
  //                                                                   ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void notInherited() { int r = new Low().g(); /*@ assert r == 1 */ }
  //                                                             ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void notInheritedEither() { int r = new Low().m(3); /*@ assert r == 1 */ }
  //                                                                    ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void unlocked(Log l) { if (l != null) l.add(3); }
  //                                           ^^^^^^^^ error[access-discipline]: /`n` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
  //                                           ^^^^^^^^ error[access-discipline]: /`n` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
  static void moreSpecial() { int r = new BothBelow().d(); /*@ assert r == 1 */ }
  //                                                                  ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void moreSpecialBelow() { int r = new HasSecondBelow().e(); /*@ assert r == 1 */ }
  //                                                                            ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
}
