//- verdict: verified
//- java-checks: auto
// A private method that only the task of a timer calls, which holds the lock of the object around.
import java.util.Timer;
import java.util.TimerTask;

class Pulse {
    private int beats;

    void start() {
        new Timer().schedule(
            new TimerTask() {
                @Override
                public void run() {
                    synchronized (Pulse.this) {
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
