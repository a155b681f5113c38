//- verdict: failed
//- java-checks: auto
// A class that locks one of many objects synchronizes as well.
class OwnStripes {
    private final Object[] locks = new Object[16];
    private final int[] counts = new int[16];
    //                  ^^^^^^ error[race]: /`counts` may be written by one thread while another one uses it: no lock is held wherever it is used/

    OwnStripes() {
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
    }

    void inc(int h) {
        synchronized (locks[h]) {
            counts[h]++;
        }
    }

    void reset(int h) {
        counts[h] = 0;
    }
}
