//- verdict: verified
//- java-checks: auto
// An object that runs itself in a thread of its own, wherever it is made.
public class OwnThread implements Runnable {
    private volatile boolean running = true;
    private Thread thread;

    synchronized void start() {
        if (thread == null) {
            thread = new Thread(this);
            thread.start();
        }
    }

    @Override
    public void run() {
        while (running) Thread.yield();
    }

    void stop() {
        running = false;
    }
}
