//- verdict: failed
//- option: unroll 3
// Errors are found without any invariant; that none is found proves nothing, and nothing is ever `verified`.

class Rounds {
    //- verdict Rounds.hard: unknown
    static void hard(int n) {
//              ^^^^ information[unrolled]: /no error found within 3 rounds of each loop \(not a proof\)/
        int x = 0;
        int y = 0;
        for (int i = 0; i < n; i++) {
            x += i * i + 3;
            y += i * i + 3;
        }
        /*@ assert x == y */
    }

    //- verdict Rounds.later: unknown
    // The error comes in the tenth round: not found.
    static void later() {
//              ^^^^^ information[unrolled]
        int[] a = new int[9];
        for (int i = 0; i <= 9; i++) {
            a[i] = i;
        }
    }

    static void third(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x = x + 2;
        }
        /*@ assert x != 6 */
        //         ^^^^^^ error[assertion]: /found with loops unrolled 3 times/
    }

    //- verdict Rounds.fourth: failed
    static void nested(int n) {
        int x = 0;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                x++;
            }
        }
        /*@ assert x != 4 */
        //         ^^^^^^ error[assertion]
    }

    static void fourth(int n) {
        int x = 0;
        //@ loop_invariant x < 2
        //  ^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /at an arrival/
        while (x < n) {
            x++;
        }
    }

    //- verdict Rounds.straight: unknown
    static void straight() {
//              ^^^^^^^^ information[unrolled]
    }

    //- verdict Rounds.hushed: unknown
    // Not even a `nowarn` makes it verified.
    static void hushed(int[] a) {
//              ^^^^^^ information[unrolled]
        a[0] = 1; //@ nowarn null-dereference, index-out-of-bounds
    }
}
