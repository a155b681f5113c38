//- verdict: failed
// An inherited clause speaks of parameters by their places, not by the names that they have here.

interface Named {
    /*@ requires left > 0 */
    void f(int left, int right);
}

class SwappedNames implements Named {
    public void f(int right, int left) {
        /*@ assert right > 0 */
        /*@ assert left > 0 */
        //         ^^^^^^^^ error[assertion]: /`left > 0` may not hold here\./
    }
}
