//- verdict: failed
// What is known of the constants of an enum: place, name, class, and the final fields that the constructor sets to what is known when compiling.
class EnumConstants {
  enum Planet {
    NEAR(2, "n"), FAR(4) { int pull() { return super.pull() - 1; } }, LOST(9, "l");
    final int distance;
    private final String sign;
    final boolean isKnown = true;
    final int twice;
    Planet(int distance, String sign) { this.distance = distance; this.sign = sign; twice = 2 * distance; }
    Planet(int distance) { this(distance, "f"); }
    int pull() { return 10 - distance; }
    static Planet first() { return NEAR; }
  }
  enum Plain { P, Q, R }

  static void fields() { int r = Planet.NEAR.distance + Planet.FAR.distance; boolean k = Planet.LOST.isKnown; /*@ assert r == 5 && k */ }
  //                                                                                                                     ^^^^^^^^^^^ error[assertion]: /`r == 5 && k` may not hold here\./
  static void text() { boolean r = Planet.LOST.sign == "l" && Planet.FAR.sign.equals("f"); /*@ assert r */ }
  static void methods() { int r = Planet.NEAR.pull(); int s = Planet.FAR.pull(); /*@ assert r == 9 && s == 5 */ }
  //                                                                                        ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 9 && s == 5` may not hold here\./
  static void places() { int r = Planet.LOST.ordinal(); int s = Plain.Q.ordinal(); /*@ assert r == 2 && s == 1 */ }
  static void names() { boolean r = Plain.R.name() == "R" && Plain.R.name().equals("R"); /*@ assert r */ }
  static void order() { int r = Plain.R.compareTo(Plain.P); /*@ assert r == 2 */ }
  static void through(boolean b) { Planet p = b ? Planet.first() : Planet.LOST; int r = p.distance; /*@ assert b ==> r == 1 */ /*@ assert !b ==> r == 9 */ }
  //                                                                                                           ^^^^^^^^^^^^ error[assertion]: /`b ==> r == 1` may not hold here\./
  static void all() { int r = Planet.values()[1].distance; /*@ assert r == 4 */ }
  static void switched(boolean b) { int r = switch (b ? Plain.P : Plain.R) { case P -> 10; case Q -> 20; case R -> 30; }; /*@ assert r != 20 */ }
}
