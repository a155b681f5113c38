//- verdict: failed
//- option: all
// The constructor above shows the object before its field has a value.
class Registry {
    static volatile Registry last;

    Registry() {
        last = this;
    }

    int sum() { return 0; }
}

class Snapshots extends Registry {
    private volatile int[] pair = {0, 0};

    @Override
    int sum() {
        int[] p = pair;
        return p.length;
        //     ^^^^^^^^ warning[null-dereference]: /`p` may be null here\./
    }

    synchronized void set(int a, int b) {
        pair = new int[] {a, b};
    }
}
