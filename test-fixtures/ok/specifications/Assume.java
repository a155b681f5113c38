//- verdict: verified
// An assumption is believed, and the result says that it rests on it.

class Assume {
    static int ratio(int a, int b) {
        /*@ assume b != 0 */
        return a / b;
    }
}
