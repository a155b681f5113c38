//- verdict: failed
// A value that no case names goes past the switch.

class SwitchRest {
    static void m(int n) {
        int x = 0;
        switch (n) {
            case 1:
                x = 1;
                break;
            case 2:
                x = 2;
                break;
        }
        /*@ assert x != 0 */
        //         ^^^^^^ error[assertion]: /`x != 0` may not hold here\./
    }
}
