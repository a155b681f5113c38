// What the checker believes of java.util.concurrent.atomic.AtomicInteger: every method is one step on `value`, which specifications may speak of
// (`count.value`). Reads and writes are ordered like those of a volatile field.
// The weaker modes (lazySet, getPlain, setOpaque, getAcquire, setRelease, weakCompareAndSet, ...) are left out, so a method that uses one is not checked: other threads need not see such
// accesses in the order in which they are written here, and no sequence of single steps shows that.
package java.util.concurrent.atomic;

import calvin.Undetermined;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number {
    private volatile int value;

    public AtomicInteger() { }

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final int getAndSet(int newValue) {
        int old;
        /*@ atomic */ {
            old = value;
            value = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
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
    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return Undetermined.choice && compareAndSet(expectedValue, newValue);
    }

    public final int addAndGet(int delta) {
        int now;
        /*@ atomic */ {
            now = value + delta;
            value = now;
        }
        return now;
    }

    public final int getAndAdd(int delta) {
        int old;
        /*@ atomic */ {
            old = value;
            value = old + delta;
        }
        return old;
    }

    public final int incrementAndGet() {
        return addAndGet(1);
    }

    public final int decrementAndGet() {
        return addAndGet(-1);
    }

    public final int getAndIncrement() {
        return getAndAdd(1);
    }

    public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    // The function is run as often as it takes until nobody has come in between. (That the library may fail for no reason and try again without running it shows nobody anything else.)
    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        while (true) {
            int old = get();
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        while (true) {
            int old = get();
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get();
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get();
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }
}
