//- verdict: verified
//- option: all
// A private field that is only ever given new objects is not null, however often it is exchanged.
class Snapshots {
    static final class Pair {
        final int a, b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    private volatile Pair pair = new Pair(0, 0);
    private static volatile int[] sizes = {1, 2};

    int sum() {
        Pair p = pair;
        return p.a + p.b + sizes.length;
    }

    synchronized void set(int a, int b) {
        pair = a < b ? new Pair(a, b) : new Pair(b, a);
        sizes = new int[] {a};
    }
}
