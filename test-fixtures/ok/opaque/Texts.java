//- verdict: verified
//- java-checks: auto
// The text of an object of a class that is not known is made by code without source.
import com.acme.Clock;

class Texts implements Runnable {
    private int n;
    private int told;

    public synchronized void run() {
        told++;
    }

    synchronized void joined(Clock clock) {
        n = 1;
        String text = "at " + clock;
        assert n == 1;
    }

    synchronized void added(Clock clock) {
        n = 1;
        String text = "at ";
        text += clock;
        assert n == 1;
    }

    synchronized int sum() { return n + told; }
}
