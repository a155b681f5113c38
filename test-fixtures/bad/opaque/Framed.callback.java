//- verdict: failed
//- java-checks: auto
// The object can be called back: its `run` writes the field.
import com.acme.Clock;

class Framed implements Runnable {
    private int n;
    private int told;

    synchronized void step() {
        int before = n;
        Clock.tick(this);
        assert n == before;
        //     ^^^^^^^^^^^ error[assertion]: /`n == before` may not hold here\./
        n++;
    }

    synchronized int get() { return n; }
    public void run() { synchronized (this) { n++; } }
    synchronized void tell() { told++; }
}
