//- verdict: verified
package b;

public class Middle extends a.Top {
    int m() { return 2; }
    public static int of(/*@ non_null */ Middle x) { return x.m(); }
}
