//- verdict: failed
// That there is one where there is none, and what does not follow from what is so of all.

class Somewhere {
    static void thereIsOne() {
        /*@ assert (\exists int i; 0 <= i && i < 10; i * 2 == 7) */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\exists int i; 0 <= i && i < 10; i \* 2 == 7\)` may not hold here\./
    }

    static void ofAll(int k) {
        /*@ assert (\forall int i; 0 <= i && i < 1; i * k == 0) ==> k == 0 */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\forall int i; 0 <= i && i < 1; i \* k == 0\) ==> k == 0` may not hold here\./
    }
}
