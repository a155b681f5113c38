//- verdict: verified
// Only its package sees `m`: a class of another package has a method of its own by that name (JLS 8.4.8.1).
package a;

public class Top {
    int m() { return 1; }
    public static int of(/*@ non_null */ Top x) { return x.m(); }
}
