// What the checker believes of java.util.concurrent.atomic.AtomicLong: every method is one step on `value`, which specifications may speak of
// (`count.value`). Reads and writes are ordered like those of a volatile field.
// The weaker modes (lazySet, getPlain, setOpaque, getAcquire, setRelease, weakCompareAndSet, ...) are left out, so a method that uses one is not checked: other threads need not see such
// accesses in the order in which they are written here, and no sequence of single steps shows that.
package java.util.concurrent.atomic;

import calvin.Undetermined;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number {
    private volatile long value;

    public AtomicLong() { }

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final long getAndSet(long newValue) {
        long old;
        /*@ atomic */ {
            old = value;
            value = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
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
    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return Undetermined.choice && compareAndSet(expectedValue, newValue);
    }

    public final long addAndGet(long delta) {
        long now;
        /*@ atomic */ {
            now = value + delta;
            value = now;
        }
        return now;
    }

    public final long getAndAdd(long delta) {
        long old;
        /*@ atomic */ {
            old = value;
            value = old + delta;
        }
        return old;
    }

    public final long incrementAndGet() {
        return addAndGet(1);
    }

    public final long decrementAndGet() {
        return addAndGet(-1);
    }

    public final long getAndIncrement() {
        return getAndAdd(1);
    }

    public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    // The function is run as often as it takes until nobody has come in between. (That the library may fail for no reason and try again without running it shows nobody anything else.)
    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        while (true) {
            long old = get();
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        while (true) {
            long old = get();
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get();
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get();
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }
}
