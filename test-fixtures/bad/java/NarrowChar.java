//- verdict: failed
// A cast to `char` keeps sixteen bits.

class NarrowChar {
    static void m(int n) {
        char c = (char) n;
        /*@ assert c == n */
        //         ^^^^^^ error[assertion]: /`c == n` may not hold here\./
    }
}
