//- verdict: unsupported
import java.util.concurrent.atomic.*;
import javax.annotation.concurrent.GuardedBy;

// The updater writes without the monitor.
class FieldUpdatersRace {
    @GuardedBy("this") private volatile int v;
    static final AtomicIntegerFieldUpdater<FieldUpdatersRace> U = AtomicIntegerFieldUpdater.newUpdater(FieldUpdatersRace.class, "v");
    synchronized void check() { v = 1; Thread.yield(); assert v == 1; }
    void bump() { U.incrementAndGet(this); }
    //            ^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `incrementAndGet` on a `AtomicIntegerFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
}
