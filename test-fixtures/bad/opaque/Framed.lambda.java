//- verdict: failed
//- java-checks: auto
// A lambda that is given to it writes the field.
import com.acme.Clock;

class Framed {
    private int n;
    private int told;

    synchronized void step() {
        int before = n;
        Clock.tick(() -> bump());
        assert n == before;
        //     ^^^^^^^^^^^ error[assertion]: /`n == before` may not hold here\./
        n++;
    }

    synchronized int get() { return n; }
    private void bump() { synchronized (this) { n++; } }
    synchronized void tell() { told++; }
}
