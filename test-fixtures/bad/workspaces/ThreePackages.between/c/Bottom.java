//- verdict: none
package c;

public class Bottom extends b.Middle {
    int m() { return 3; }
}
