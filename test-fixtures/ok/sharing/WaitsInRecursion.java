//- verdict: verified
//- option: all
//- java-checks: auto
// A private helper takes the lock again with each call of itself, and waits in between.
class WaitsInRecursion {
    private boolean ready;

    private synchronized void pause() throws InterruptedException {
        if (ready) return;
        wait();
        pause();
    }

    synchronized void await() throws InterruptedException {
        pause();
    }

    synchronized void go() {
        ready = true;
        notifyAll();
    }
}
