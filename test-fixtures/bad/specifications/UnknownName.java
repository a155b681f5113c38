//- verdict: failed
class UnknownName {
    private volatile int count;

    //@ requires cuont > 0
    //           ^^^^^ error[spec-type]: /cuont/
    void m() {
    }

    void n() {
        /*@ assert count == count2 */
        //                  ^^^^^^ error[spec-type]
    }
}
