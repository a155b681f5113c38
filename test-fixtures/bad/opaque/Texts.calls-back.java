//- verdict: failed
//- java-checks: auto
// What makes the text of an object of a class that is not known calls back.
import com.acme.Clock;

class Texts implements Runnable {
    private int n;
    private int told;

    public synchronized void run() {
        n++;
    }

    synchronized void joined(Clock clock) {
        n = 1;
        String text = "at " + clock;
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized void added(Clock clock) {
        n = 1;
        String text = "at ";
        text += clock;
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized int sum() { return n + told; }
}
