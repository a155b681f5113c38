//- verdict: failed
//- java-checks: auto
// The object can be called back: its `toString` writes the field.
import com.acme.Clock;

class Framed {
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
    @Override public synchronized String toString() { n++; return "framed"; }
    //                                                ^^^ error[modifies]: /this step \(it writes `n`\) is not allowed here: `Framed\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
    synchronized void tell() { told++; }
}
