//- verdict: verified
// A gate that opens once: what is read behind it does not change any more.
@ThreadSafe
class Latch {
    /*@ env_assumption \old(open) ==> open */
    @GuardedBy("this") private boolean open;

    synchronized void open() {
        open = true;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (!open) {
            wait();
        }
        /*@ assert open */
    }
}
