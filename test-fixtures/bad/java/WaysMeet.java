//- verdict: failed
// Where two ways meet, a variable may have the value of either.

class WaysMeet {
    static void m(int k) {
        boolean isSmall;
        int way;
        if (k < 10) {
            isSmall = true;
            way = 1;
        } else {
            isSmall = false;
            way = 2;
        }
        /*@ assert isSmall */
        //         ^^^^^^^ error[assertion]: /`isSmall` may not hold here\./
        /*@ assert way == 1 */
    }
}
