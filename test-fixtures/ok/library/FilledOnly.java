//- verdict: verified
//- option: all
//- java-checks: auto
// An array that only the library writes, which does so where it is called.
import java.util.Arrays;

class FilledOnly {
    @GuardedBy("this") private final int[] counts = new int[4];

    synchronized void clear() {
        Arrays.fill(counts, 0);
    }

    synchronized int first() {
        return counts[0];
    }
}

class CopiedOnly {
    @GuardedBy("this") private final short[] values = new short[4];

    synchronized void set(short[] given) {
        System.arraycopy(given, 0, values, 0, 4);
    }

    synchronized int first() {
        return values[0];
    }
}

@ThreadSafe class SortedOnly {
    @GuardedBy("this") private final long[] values = new long[4];

    synchronized void sort() {
        Arrays.sort(values);
    }

    synchronized long first() {
        return values[0];
    }
}
