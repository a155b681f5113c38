//- verdict: verified
class Locked implements Job {
    final Object lock = new Object();

    //@ requires lock.holder == tid
    public void go() {
        /*@ assert lock.holder == tid */
    }
}
