//- verdict: verified
class Locked implements Job {
    public void go() {
        assert Thread.holdsLock(Job.LOCK);
    }
}

interface Job {
    Object LOCK = new Object();

    //@ requires Job.LOCK.holder == tid
    void go();
}
