// What the checker believes of java.util.concurrent.atomic.AtomicIntegerArray: every method is one step on one element. A wrong index is reported.
// The modes that are weaker than volatile (lazySet, getAcquire, weakCompareAndSet, ...) are left out, for the reason that stands in AtomicInteger.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray implements Serializable {
    private final int[] array;
    //@ global_invariant array != null

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] given) {
        array = new int[given.length];
        System.arraycopy(given, 0, array, 0, given.length);
    }

    public final int length() {
        return array.length;
    }

    public final int get(int i) {
        return array[i];
    }

    public final void set(int i, int newValue) {
        array[i] = newValue;
    }

    public final int getAndSet(int i, int newValue) {
        int old;
        /*@ atomic */ {
            old = array[i];
            array[i] = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        boolean done = false;
        /*@ atomic */ {
            if (array[i] == expectedValue) {
                array[i] = newValue;
                done = true;
            }
        }
        return done;
    }

    public final int addAndGet(int i, int delta) {
        int now;
        /*@ atomic */ {
            now = array[i] + delta;
            array[i] = now;
        }
        return now;
    }

    public final int getAndAdd(int i, int delta) {
        int old;
        /*@ atomic */ {
            old = array[i];
            array[i] = old + delta;
        }
        return old;
    }

    public final int incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final int decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    // As in AtomicInteger: the function is run as often as it takes until nobody has come in between.
    public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        while (true) {
            int old = get(i);
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        while (true) {
            int old = get(i);
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get(i);
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get(i);
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }
}
