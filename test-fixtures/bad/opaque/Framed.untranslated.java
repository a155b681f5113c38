//- verdict: failed
//- java-checks: auto
// The object can be called back: what its `run` writes nobody knows, since it is not translated.
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
    synchronized <T> T same(T given) { n++; return given; }
    public void run() { this.<String>same(""); }
    //                  ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call with type arguments of its own/
    synchronized void tell() { told++; }
}
