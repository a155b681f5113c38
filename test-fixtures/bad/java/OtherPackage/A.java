//- verdict: none
// What only its package sees is neither overridden nor called from another one (JLS 8.4.8.1).
package a;
public class A {
  int m() { return 1; }
  public static int call(A x) { return x == null ? 1 : x.m(); }
  int n(int x) { return 1; }
  public int n(long x) { return 2; }
  protected static int s(int x) { return 1; }
  public static int s(long x) { return 2; }
}
