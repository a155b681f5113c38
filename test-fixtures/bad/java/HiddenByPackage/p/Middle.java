//- verdict: none
package p;
// Its package alone has these; to all others they only hide what is above.
public class Middle extends Top {
  static final int F = 2;
  static class M { static int g() { return 2; } }
}
