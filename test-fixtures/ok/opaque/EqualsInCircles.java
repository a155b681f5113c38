//- verdict: verified
//- option: all
//- java-checks: auto
// `equals` of what the object holds may be this `equals` again: by that alone it waits no more than what it calls does.
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
        return held.hashCode();
    }
}
