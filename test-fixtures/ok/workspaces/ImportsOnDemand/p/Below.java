//- verdict: verified
// A subclass, too, in the head of its file.
package p;

import static q.T.*;
import static q.S.*;

public class Below extends q.V {
    static void field() { int r = g; /*@ assert r == 2 */ }
}
