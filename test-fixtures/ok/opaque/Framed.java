//- verdict: verified
//- java-checks: auto
// Code without source reaches the workspace only by calling back: what no callback writes is behind the call as before it, and so are the locks.
import com.acme.Clock;

class Framed {
    private int n;
    private int told;

    synchronized void step() {
        int before = n;
        Clock.tick(this);
        assert n == before;
        n++;
    }

    synchronized int get() { return n; }
    synchronized void tell() { told++; }
}
