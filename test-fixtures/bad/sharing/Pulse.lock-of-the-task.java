//- verdict: failed
//- java-checks: auto
// A private method that only the task of a timer calls, which holds the lock of the task.
import java.util.Timer;
import java.util.TimerTask;

class Pulse {
    private int beats;
    //          ^^^^^ error[race]: /`beats` may be written by one thread while another one uses it/

    void start() {
        new Timer().schedule(
            new TimerTask() {
                @Override
                public void run() {
                    synchronized (this) {
                        beat();
                    }
                }
            },
            0,
            10);
    }

    private void beat() {
        beats++;
    }

    synchronized int beats() {
        return beats;
    }
}
