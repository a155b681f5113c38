//- verdict: verified
// A switch of statements with falling through, and one with arrows.

class Switch {
    static int old(int k) {
        int r = 0;
        switch (k) {
            case 1:
                r = 1;
            case 2:
                r = r + 10;
                break;
            case 3:
                r = 3;
                break;
            default:
                r = -1;
        }
        /*@ assert k == 1 ==> r == 11 */
        /*@ assert k == 2 ==> r == 10 */
        /*@ assert k == 3 ==> r == 3 */
        /*@ assert k > 3 ==> r == -1 */
        return r;
    }

    static int arrows(int k) {
        int r;
        switch (k) {
            case 1, 2 -> r = 12;
            case 3 -> {
                r = 3;
            }
            default -> r = 0;
        }
        /*@ assert k == 2 ==> r == 12 */
        /*@ assert k == 3 ==> r == 3 */
        /*@ assert k == 4 ==> r == 0 */
        return r;
    }
}
