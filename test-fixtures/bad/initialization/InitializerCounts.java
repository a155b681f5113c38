//- verdict: failed
// Nobody else writes the static field, but the loop itself does.

class InitializerCounts {
    static int count;

    static {
        for (int i = 0; i < 3; i++) count = count + 1;
        /*@ assert count == 0 */
        //         ^^^^^^^^^^ error[assertion]: /`count == 0` may not hold here\./
    }
}
