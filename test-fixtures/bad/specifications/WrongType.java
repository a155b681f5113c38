//- verdict: failed
class WrongType {
    private volatile int count;

    //@ requires count
    //           ^^^^^ error[spec-type]
    void m() {
    }

    //@ requires count == null
    //           ^^^^^^^^^^^^^ error[spec-type]
    void n() {
    }

    //@ requires count && count > 0
    //           ^^^^^ error[spec-type]
    void o() {
    }
}
