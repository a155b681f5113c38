//- verdict: none
package q;

public class S {
    public static final int f = 2, g = 2;
    public static int m() { return 2; }
    public int n(int x) { return 1; }
    public static int n(long x) { return 2; }
    public static class M { public static final int k = 2; }
}
