//- verdict: failed
//- option: all
//- java-checks: auto
// It waits by itself.
import java.util.Arrays;

class Arrayed {
    private final int[] values = new int[3];

    @Override public boolean equals(Object other) {
        return other instanceof Arrayed && Arrays.equals(values, ((Arrayed) other).values);
    }

    @Override public int hashCode() {
        return Arrays.hashCode(values);
    }
}

class EqualsInCircles {
    private final Object held;
    private volatile int starts;

    EqualsInCircles(Object held) {
        this.held = held;
    }

    void start() {
        new Thread(() -> starts = 1).start();
    }

    @Override public boolean equals(Object other) {
        return other instanceof EqualsInCircles && held.equals(((EqualsInCircles) other).held);
    }

    @Override public int hashCode() {
    //                   ^^^^^^^^ error[modifies]: /`EqualsInCircles\.hashCode` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
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
