//- verdict: verified
//- java-checks: auto
//- option: all
// What a class declares may be called back where a subclass names the interface for it.
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
        ran = 7;
    }

    synchronized void step(Clock clock) {
        n = 1;
        clock.tick(this);
        assert n == 1;
    }
}

class RunsHeir extends Runs implements Runnable { }
