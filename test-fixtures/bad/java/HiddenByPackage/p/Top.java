//- verdict: none
package p;
public class Top {
  public static final int F = 1;
  public static class M { public static int g() { return 1; } }
}
