// What the checker believes of java.util.concurrent.atomic.AtomicReference: every method is one step on `value`, which specifications may speak of.
// Reads and writes are ordered like those of a volatile field.
// The weaker modes (lazySet, getPlain, setOpaque, getAcquire, setRelease, weakCompareAndSet, ...) are left out, so a method that uses one is not checked: other threads need not see such
// accesses in the order in which they are written here, and no sequence of single steps shows that.
package java.util.concurrent.atomic;

import calvin.Undetermined;
import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements Serializable {
    private volatile V value;

    public AtomicReference() { }

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public final V get() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final V getAndSet(V newValue) {
        V old;
        /*@ atomic */ {
            old = value;
            value = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
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
    public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return Undetermined.choice && compareAndSet(expectedValue, newValue);
    }

    // The function is run as often as it takes until nobody has come in between. (That the library may fail for no reason and try again without running it shows nobody anything else.)
    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        while (true) {
            V old = get();
            V next = updateFunction.apply(old);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        while (true) {
            V old = get();
            V next = updateFunction.apply(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        while (true) {
            V old = get();
            V next = accumulatorFunction.apply(old, x);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        while (true) {
            V old = get();
            V next = accumulatorFunction.apply(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }
}
