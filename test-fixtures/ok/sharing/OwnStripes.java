//- verdict: verified
//- java-checks: auto
// A class that locks one of many objects synchronizes as well.
class OwnStripes {
    private final Object[] locks = new Object[16];
    private final int[] counts = new int[16];

    OwnStripes() {
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
    }

    void inc(int h) {
        synchronized (locks[h]) {
            counts[h]++;
        }
    }

    int get(int h) {
        synchronized (locks[h]) {
            return counts[h];
        }
    }
}
