//- verdict: failed
// Overrides the method of its own package, and by way of the one in between that of the other.
package b;

import a.Top;
import a.Wide;
import c.Bottom;

public class Last extends Wide {
    public int m() { return 5; }

    static void bottom() {
        int top = Top.of(new Bottom());
        int middle = Middle.of(new Bottom());
        //@ assert top == 1 && middle == 2
    }

    static void wide() {
        int top = Top.of(new Wide());
        int middle = Middle.of(new Wide());
        //@ assert top == 4 && middle == 2
    }

    static void last() {
        int top = Top.of(new Last());
        int middle = Middle.of(new Last());
        //@ assert top == 4
        //         ^^^^^^^^ error[assertion]: /`top == 4` may not hold here\./
    }
}
