// What the checker believes of java.util.concurrent.atomic.AtomicBoolean: every method is one step on `value`, which specifications may speak of.
// Reads and writes are ordered like those of a volatile field.
// The weaker modes (lazySet, getPlain, setOpaque, getAcquire, setRelease, weakCompareAndSet, ...) are left out, so a method that uses one is not checked: other threads need not see such
// accesses in the order in which they are written here, and no sequence of single steps shows that.
package java.util.concurrent.atomic;

import calvin.Undetermined;
import java.io.Serializable;

public class AtomicBoolean implements Serializable {
    private volatile boolean value;

    public AtomicBoolean() { }

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public final boolean get() {
        return value;
    }

    public final void set(boolean newValue) {
        value = newValue;
    }

    public final boolean getAndSet(boolean newValue) {
        boolean old;
        /*@ atomic */ {
            old = value;
            value = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        boolean done = false;
        /*@ atomic */ {
            if (value == expectedValue) {
                value = newValue;
                done = true;
            }
        }
        return done;
    }

    // May fail although the value is the expected one.
    public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return Undetermined.choice && compareAndSet(expectedValue, newValue);
    }
}
