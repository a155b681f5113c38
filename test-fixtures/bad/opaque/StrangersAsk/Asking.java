//- verdict: verified
class Asking implements Runnable {
    static final Object LOCK = new Object();

    //@ requires Asking.LOCK.holder == tid
    public void run() {
        assert Thread.holdsLock(Asking.LOCK);
    }
}
