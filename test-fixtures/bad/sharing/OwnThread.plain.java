//- verdict: failed
//- java-checks: auto
// An object that runs itself in a thread of its own: who stops it is another one.
public class OwnThread implements Runnable {
    private boolean running = true;
    //              ^^^^^^^ error[race]: /`running` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private Thread thread;

    void start() {
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
