//- verdict: verified
// What is said of all values is used of those that matter, where it is a premise of what is to be proved.

class Premises {
    /*@ ghost public static int -> int marks */

    void premise(int j) {
        /*@ assert (\forall int i; marks[i] == 0) ==> marks[3] == 0 && marks[j] == 0 */
    }
}
