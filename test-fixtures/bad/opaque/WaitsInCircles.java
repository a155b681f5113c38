//- verdict: failed
//- option: all
//- java-checks: auto
// What waits is called by a computed specification: nothing else of the method waits.
class WaitsInCircles {
    private final Object held;

    WaitsInCircles(Object held) {
        this.held = held;
    }

    @Override public int hashCode() {
    //                   ^^^^^^^^ error[modifies]: /`WaitsInCircles\.hashCode` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
        return pausing();
    }

    private int pausing() {
        synchronized (this) {
            try {
                wait();
            } catch (InterruptedException e) {
                return 0;
            }
        }
        return held.hashCode();
    }
}
