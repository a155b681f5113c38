//- verdict: failed
//- java-checks: auto
// The field that holds a thread is a field like any other.
class KeptThread implements Runnable {
    private Thread thread;
    private volatile boolean done;

    synchronized void begin() {
        if (thread != null) return;
        thread = new Thread(this);
        thread.start();
    }

    @Override public void run() {
        while (!done) Thread.yield();
    }

    void end() throws InterruptedException {
        Thread t;
        t = thread;
        //  ^^^^^^ error[race]: /`thread` is read here without holding `this`, which every write of it holds/
        done = true;
        if (t != null) t.join();
    }
}
