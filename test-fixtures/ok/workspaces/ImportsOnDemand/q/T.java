//- verdict: none
package q;

public class T {
    protected static final int g = 1;
    protected static int n() { return 1; }
    protected static class M { public static final int k = 1; }
}
