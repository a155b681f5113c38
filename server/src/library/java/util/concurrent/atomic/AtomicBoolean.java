// What the checker believes of java.util.concurrent.atomic.AtomicBoolean: every method is one step on `value`, which specifications may speak of.
// Reads and writes are ordered like those of a volatile field; the weaker forms are taken to be as strong, but may fail.
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

    public final void lazySet(boolean newValue) {
        value = newValue;
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void setRelease(boolean newValue) {
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
