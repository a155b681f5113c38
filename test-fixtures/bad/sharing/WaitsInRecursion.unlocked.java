//- verdict: failed
//- option: all
//- java-checks: auto
// The flag is set without the lock.
class WaitsInRecursion {
    private boolean ready;
    //              ^^^^^ error[race]: /`ready` may be written by one thread while another one uses it: no lock is held wherever it is used/

    private synchronized void pause() throws InterruptedException {
        if (ready) return;
        wait();
        pause();
    }

    synchronized void await() throws InterruptedException {
        pause();
    }

    void go() {
        ready = true;
    }
}
