//- verdict: verified
// Checked for a thread that begins, which holds no monitor.
class Silent extends Thread {
    static final Object LOCK = new Object();

    @Override
    public void run() {
        //@ assert LOCK.holder != tid
    }
}
