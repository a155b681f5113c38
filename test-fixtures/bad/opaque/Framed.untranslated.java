//- verdict: failed
//- java-checks: auto
// The object can be called back: what its `run` writes nobody knows, since it is not translated.
import com.acme.Clock;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

class Framed implements Runnable {
    private int n;
    private volatile int told;

    synchronized void step() {
        int before = n;
        Clock.tick(this);
        assert n == before;
        //     ^^^^^^^^^^^ error[assertion]: /`n == before` may not hold here\./
        n++;
    }

    synchronized int get() { return n; }
    synchronized <T> T same(T given) { n++; return given; }
    static final AtomicIntegerFieldUpdater<Framed> TOLD = AtomicIntegerFieldUpdater.newUpdater(Framed.class, "told");
    public void run() { TOLD.set(this, 1); same(""); }
    //                  ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `set` on a `java\.util\.concurrent\.atomic\.AtomicIntegerFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
    synchronized void tell() { told++; }
}
