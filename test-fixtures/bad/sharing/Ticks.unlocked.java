//- verdict: failed
//- java-checks: auto
// A timer has a thread of its own.
import java.util.Timer;
import java.util.TimerTask;

class Ticks {
    private int ticks;
    //          ^^^^^ error[race]: /`ticks` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void start() {
        new Timer().schedule(
            new TimerTask() {
                @Override
                public void run() {
                    ticks++;
                }
            },
            0,
            10);
    }

    int ticks() {
        return ticks;
    }
}
