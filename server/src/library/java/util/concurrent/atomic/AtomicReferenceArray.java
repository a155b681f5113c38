// What the checker believes of java.util.concurrent.atomic.AtomicReferenceArray: every method is one step on one element. A wrong index is reported.
// The modes that are weaker than volatile (lazySet, getAcquire, weakCompareAndSet, ...) are left out, for the reason that stands in AtomicInteger.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceArray<E> implements Serializable {
    private final Object[] array;
    //@ global_invariant array != null

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] given) {
        array = new Object[given.length];
        System.arraycopy(given, 0, array, 0, given.length);
    }

    public final int length() {
        return array.length;
    }

    public final E get(int i) {
        return (E) array[i];
    }

    public final void set(int i, E newValue) {
        array[i] = newValue;
    }

    public final E getAndSet(int i, E newValue) {
        E old;
        /*@ atomic */ {
            old = (E) array[i];
            array[i] = newValue;
        }
        return old;
    }

    public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        boolean done = false;
        /*@ atomic */ {
            if (array[i] == expectedValue) {
                array[i] = newValue;
                done = true;
            }
        }
        return done;
    }

    // As in AtomicReference: the function is run as often as it takes until nobody has come in between.
    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        while (true) {
            E old = get(i);
            E next = updateFunction.apply(old);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        while (true) {
            E old = get(i);
            E next = updateFunction.apply(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        while (true) {
            E old = get(i);
            E next = accumulatorFunction.apply(old, x);
            if (compareAndSet(i, old, next)) {
                return old;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        while (true) {
            E old = get(i);
            E next = accumulatorFunction.apply(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }
}
