//- verdict: failed
package q;
import p.*;
import r.*;
// What another package keeps to itself is not inherited, hides what is above it, and is not imported.
public class Around {
  static final int F = 3;
  static class M { static int g() { return 3; } }
  static void imported() { int r = Lost.g(); /*@ assert r == 2 */ }
  //                                                    ^^^^^^ error[assertion]: /`r == 2` may not hold here\./
  static class Below extends Middle {
    void field() { int r = F; /*@ assert r == 1 || r == 2 */ }
    //                                   ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
    void member() { int r = M.g(); /*@ assert r == 1 || r == 2 */ }
    //                                        ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
    void both() { int x = F; int y = M.g(); /*@ assert x == 3 && y == 3 */ }
    static class Inside { void field() { int r = F; /*@ assert r == 1 || r == 2 */ } }
    //                                                         ^^^^^^^^^^^^^^^^ error[assertion]: /`r == 1 \|\| r == 2` may not hold here\./
  }
}
