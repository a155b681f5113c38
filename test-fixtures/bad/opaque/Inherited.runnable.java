//- verdict: failed
//- java-checks: auto
//- option: all
// The subclass can be run, and what it inherits writes the field.
import com.acme.Clock;
import com.acme.Listener;

class Told {
    private int n;
    private int told;

    public synchronized void told() {
        told = 7;
    }

    synchronized void step(Clock clock) {
        n = 1;
        clock.tick(this);
        assert n == 1;
    }

}

class ToldHeir extends Told implements Listener { }

class Runs {
    private int n;
    private int ran;

    public synchronized void run() {
        n = 7;
    }

    synchronized void step(Clock clock) {
        n = 1;
        clock.tick(this);
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }
}

class RunsHeir extends Runs implements Runnable { }
