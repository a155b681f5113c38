//- verdict: failed
// What is known when compiling wraps around as in Java, also where the integers of a run are taken as mathematical ones.
class ConstantsWrapAround {
  static final int TWICE = Integer.MAX_VALUE * 2;
  static final long LONGEST = Long.MAX_VALUE + 1;

  static void sums() { long sum = Integer.MAX_VALUE + 1; /*@ assert sum == -2147483648 */ }
  static void fields() { int twice = TWICE; long longest = LONGEST; /*@ assert twice > 0 && longest < 0 */ }
  //                                                                           ^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`twice > 0 && longest < 0` may not hold here\./
  static void negations() { int least = -Integer.MIN_VALUE; /*@ assert least == -2147483648 */ }
  static void casts() { int three = (int) 3000000000L; /*@ assert three == -1294967296 */ }
  static void products() { int million = 1000000 * 1000000; /*@ assert million == -727379968 */ }
  static void shifts() { int top = 1 << 31; /*@ assert top < 0 */ }
  static void labels() {
    int met = 0;
    switch (Integer.MAX_VALUE + 1) { case Integer.MIN_VALUE: met = 1; }
    /*@ assert met == 1 */
  }
  static void wider() { long sum = Integer.MAX_VALUE + 1L; /*@ assert sum == 2147483648 */ }
}
