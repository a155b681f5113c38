/** A lock by busy waiting (after the purity benchmarks of QED, section 6.1): failed attempts are pure. */
class SpinLock {
    private boolean taken;
    private int value;

    private boolean tryTake() {
        boolean was;
        /*@ atomic */ {
            was = taken;
            taken = true;
        }
        return !was;
    }

    void add(int k) {
        while (true) {
            if (!taken && tryTake()) break;
        }
        taken = false;
        value = value + k;
    }
}
