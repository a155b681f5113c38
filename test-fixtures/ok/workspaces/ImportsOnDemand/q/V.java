//- verdict: none
// Its package alone has this `g`, which hides the one above it.
package q;

public class V extends T {
    static final int g = 3;
}
