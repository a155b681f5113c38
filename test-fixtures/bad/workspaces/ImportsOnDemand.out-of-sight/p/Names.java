//- verdict: failed
// What another package keeps to its subclasses is imported nowhere, nor is what is private or of an object (JLS 7.5.4).
package p;

import q.T.*;
import q.S.*;
import static p.Names.Inner.*;
import static q.T.*;
import static q.S.*;

public class Names {
    static class Inner {
        private static final int f = 1;
        private static int m() { return 1; }
    }

    static void field() { int r = f; /*@ assert r == 1 */ }
  //                                            ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
    static void method() { int r = m(); /*@ assert r == 1 */ }
  //                                               ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
    static void overload() { int r = n(1); /*@ assert r == 1 */ }
  //                                                  ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
    static void member() { int r = M.k; /*@ assert r == 1 */ }
  //                                               ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
}
