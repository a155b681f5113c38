//- verdict: failed
// A conditional of two kinds of numbers has one type, which decides what it is boxed to and which overload takes it (JLS 15.25).
class KindsOfConditionals {
  static int ov(int i) { return 2; }
  static int ov(char c) { return 3; }
  static int ov(long l) { return 4; }
  static int len(Object o) { return 1; }
  static int len(long l) { return 4; }

  static void charOfConstant(boolean c) { Object o = c ? 'b' : 0; boolean i = o instanceof Integer; /*@ assert !c ==> i */ }
  //                                                                                                           ^^^^^^^^ error[assertion]: /`!c ==> i` may not hold here\./
  static void overload(boolean c) { int r = ov(c ? 'b' : 0); /*@ assert r == 2 */ }
  //                                                                    ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void otherWay(boolean c) { int r = ov(c ? 1 : 'b'); /*@ assert r == 2 */ }
  //                                                                    ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void tooLarge(boolean c) { int r = ov(c ? 'b' : 70000); /*@ assert r == 3 */ }
  //                                                                        ^^^^^^ error[assertion]: /`r == 3` may not hold here\./
  static void byteOfConstant(boolean c) { byte b = 3; Object o = c ? b : 1; boolean i = o instanceof Integer; /*@ assert i */ }
  //                                                                                                                     ^ error[assertion]: /`i` may not hold here\./
  static void wrappers(boolean c) { Object o = c ? Integer.valueOf(1) : Long.valueOf(2); boolean i = o instanceof Integer; /*@ assert c ==> i */ }
  //                                                                                                                                  ^^^^^^^ error[assertion]: /`c ==> i` may not hold here\./
  static void wrapper(boolean c) { Character ch = 'x'; Object o = c ? ch : 0; boolean i = o instanceof Integer; /*@ assert !c ==> i */ }
  //                                                                                                                       ^^^^^^^^ error[assertion]: /`!c ==> i` may not hold here\./
  static void passed(boolean c, Integer i, Long l) { if (i != null && l != null) { int r = len(c ? i : l); /*@ assert r == 1 */ } }
  //                                                                                                                  ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  // A constant variable, and the values of a switch expression by itself.
  static void finalLocal(boolean c) { final int k = 0; int r = ov(c ? 'b' : k); /*@ assert r == 2 */ }
  //                                                                                       ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static void ofSwitch(int k) { var v = switch (k) { case 1 -> 'b'; default -> 0; }; int r = ov(v); /*@ assert r == 2 */ }
  //                                                                                                           ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
}
