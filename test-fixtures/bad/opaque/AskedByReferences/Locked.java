//- verdict: verified
class Locked {
    final Object lock = new Object();

    //@ requires lock.holder == tid
    void go(int times) {
        /*@ assert lock.holder == tid */
    }
}
