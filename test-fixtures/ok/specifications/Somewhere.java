//- verdict: verified
// That there is one, and what follows where it is so of all: neither asks about a value that somebody else chose.

class Somewhere {
    static void thereIsOne() {
        /*@ assert (\exists int i; 0 <= i && i < 10; i * 2 == 6) */
    }

    static void ofAll(int k) {
        /*@ assert (\forall int i; 0 <= i && i < 3; i * k == 0) ==> k == 0 */
    }
}
