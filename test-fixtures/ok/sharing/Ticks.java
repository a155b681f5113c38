//- verdict: verified
//- java-checks: auto
// What a timer runs, and who asks, hold the same lock.
import java.util.Timer;
import java.util.TimerTask;

class Ticks {
    private int ticks;

    void start() {
        new Timer().schedule(
            new TimerTask() {
                @Override
                public void run() {
                    tick();
                }
            },
            0,
            10);
    }

    synchronized void tick() {
        ticks++;
    }

    synchronized int ticks() {
        return ticks;
    }
}
