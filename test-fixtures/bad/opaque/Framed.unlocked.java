//- verdict: failed
//- java-checks: auto
// The lock is not held behind the call.
import com.acme.Clock;

class Framed {
    private int n;
    //          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private int told;

    synchronized void step() {
        int before = n;
        Clock.tick(this);
        assert n == before;
        //     ^^^^^^^^^^^ error[assertion]: /`n == before` may not hold here\./
    }
    void later() { Clock.tick(this); n++; }

    synchronized int get() { return n; }
    synchronized void tell() { told++; }
}
