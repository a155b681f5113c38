//- verdict: failed
// Two codes on a line hide these two, and no third.

class TwoCodes {
    volatile int x;

    void m(TwoCodes other, int[] numbers) {
        other.x = numbers[0]; //@ nowarn null-dereference, race
        //        ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `0` may be out of bounds of `numbers` here\./
    }
}
