//- verdict: failed
// A volatile counter does not race, but the update is two steps: that what was read is still there is not so.
@ThreadSafe
class Counter {
    private volatile int value;

    int next() {
        int now = value;
        value = now + 1;
        /*@ assert value == now + 1 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]: /`value == now \+ 1` may not hold here\./
        return now;
    }
}
