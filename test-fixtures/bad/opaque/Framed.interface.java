//- verdict: failed
//- java-checks: auto
// A listener of an interface of the workspace is such a callback, too.
import com.acme.Clock;

interface Listener { void told(); }

class Framed implements Listener {
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
    public synchronized void told() { n++; }
    synchronized void tell() { told++; }
}
