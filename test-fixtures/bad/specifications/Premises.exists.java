//- verdict: failed
// That some mark is 0 says of no mark that it is this one.

class Premises {
    /*@ ghost public static int -> int marks */

    void premise(int j) {
        /*@ assert (\exists int i; marks[i] == 0) ==> marks[3] == 0 || marks[j] == 0 */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\exists int i; marks\[i\] == 0\) ==> marks\[3\] == 0 \|\| marks\.\.\.` may not hold here\./
    }
}
