//- verdict: failed
// Nobody wrote a recursion here: the only Runnable that is known is the thread itself.
class ThreadOfRunnables extends Thread {
    volatile Runnable next;
    volatile int done;

    //@ modifies done
    void count() {
        done = done + 1;
    }

    @Override
    public void run() {
        Runnable one = next;
        if (one != null) one.run();
        //               ^^^^^^^^^ error[recursion-needs-spec]: /`ThreadOfRunnables\.run` calls itself, so it cannot be inlined\. Give `ThreadOfRunnables\.run` a specification \(`modifies` and `ensures`\), which then does\. If the object may be another `Runnable`, none is known here: an interface of your own, with a specification of its method, says what is called\./
    }
}
