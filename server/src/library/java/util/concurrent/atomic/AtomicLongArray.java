// What the checker believes of java.util.concurrent.atomic.AtomicLongArray: every method is one step on one element. A wrong index is reported.
// The modes that are weaker than volatile (lazySet, getAcquire, weakCompareAndSet, ...) are left out, for the reason that stands in AtomicInteger.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray implements Serializable {
    private final long[] array;
    //@ global_invariant array != null

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] given) {
        array = new long[given.length];
        System.arraycopy(given, 0, array, 0, given.length);
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        return array[i];
    }

    public final void set(int i, long newValue) {
        array[i] = newValue;
    }

    public final long getAndSet(int i, long newValue) {
        long old;
        /*@ atomic */ {
            old = array[i];
            array[i] = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        boolean done = false;
        /*@ atomic */ {
            if (array[i] == expectedValue) {
                array[i] = newValue;
                done = true;
            }
        }
        return done;
    }

    public long addAndGet(int i, long delta) {
        long now;
        /*@ atomic */ {
            now = array[i] + delta;
            array[i] = now;
        }
        return now;
    }

    public final long getAndAdd(int i, long delta) {
        long old;
        /*@ atomic */ {
            old = array[i];
            array[i] = old + delta;
        }
        return old;
    }

    public final long incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final long decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public final long getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final long getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    // As in AtomicLong: the function is run as often as it takes until nobody has come in between.
    public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        while (true) {
            long old = get(i);
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        while (true) {
            long old = get(i);
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get(i);
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get(i);
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }
}
