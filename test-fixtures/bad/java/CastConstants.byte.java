//- verdict: failed
/** A cast of a constant to an integral type is a constant: towards zero, and never beyond the ends of the type. */
class CastConstants {
    static final double RATIO = 3.9;

    int three() {
        int three = (int) 3.9;
        /*@ assert three == 3 */
        return three;
    }

    void ends() {
        int most = (int) 1e30;
        long least = (long) -1e30;
        byte low = (byte) 300.7;
        char letter = (char) 97.5;
        /*@ assert most == 2147483647 */
        /*@ assert least == Long.MIN_VALUE */
        /*@ assert low == 127 */
        //         ^^^^^^^^^^ error[assertion]: /`low == 127` may not hold here\./
        /*@ assert letter == 'a' */
    }

    void negative() {
        long two = (long) -2.5f;
        int zero = (int) -0.9;
        /*@ assert two == -2 && zero == 0 */
    }

    int label(int given) {
        switch (given) {
            case (int) 1.5:
                return 10;
            default:
                return 0;
        }
    }

    void labels() {
        int one = label(1);
        int other = label(2);
        /*@ assert one == 10 && other == 0 */
    }
}
