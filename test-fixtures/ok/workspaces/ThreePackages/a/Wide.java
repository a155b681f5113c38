//- verdict: none
// Overrides the method of its own package, and makes it known to all.
package a;

public class Wide extends c.Bottom {
    public int m() { return 4; }
}
