//- verdict: verified
//- option: all
//- java-checks: auto
// Arrays that grow under a lock: a copy by the library is as new as one that a body makes, and what fills, sorts, compares or prints an
// array keeps nothing of it.
import java.util.Arrays;

class GrowingArrays<E> {
    @GuardedBy("this") private E[] items;
    @GuardedBy("this") private int[] counts = new int[4];
    @GuardedBy("this") private int n;

    @SuppressWarnings("unchecked")
    GrowingArrays() {
        items = (E[]) new Object[4];
    }

    synchronized void add(E item) {
        if (n == items.length) {
            items = Arrays.copyOf(items, 2 * n + 1);
            counts = Arrays.copyOf(counts, 2 * n + 1);
        }
        items[n] = item;
        counts[n] = 1;
        n++;
    }

    synchronized E get(int i) {
        return items[i];
    }

    synchronized Object[] all() {
        return Arrays.copyOf(items, n);
    }

    synchronized int[] some(int from) {
        return Arrays.copyOfRange(counts, from, n);
    }

    synchronized int[] sorted() {
        int[] copy = Arrays.copyOf(counts, n);
        Arrays.sort(copy);
        return copy;
    }

    synchronized void clear() {
        Arrays.fill(counts, 0, n, 0);
        n = 0;
    }

    synchronized void drop(int k) {
        counts = Arrays.copyOfRange(counts, k, counts.length);
        n -= k;
    }

    synchronized boolean sameAs(int[] other) {
        return Arrays.equals(counts, other) || Arrays.hashCode(counts) == 0;
    }

    synchronized String text() {
        return Arrays.toString(counts);
    }
}
