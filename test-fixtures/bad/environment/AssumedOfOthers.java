//- verdict: failed
// What is assumed is what others have done meanwhile; it contradicts nothing that this method wrote, and may be otherwise a moment later.

class AssumedOfOthers {
    volatile int turn;

    void m() {
        turn = 0;
        /*@ assume turn == 1 */
        /*@ assert turn == 2 */
        //         ^^^^^^^^^ error[assertion]: /`turn == 2` may not hold here\./
    }
}
