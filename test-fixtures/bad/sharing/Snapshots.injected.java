//- verdict: failed
//- option: all
// A framework that looks for this annotation sets the field by reflection, to null where there is nothing.
class Snapshots {
    static final class Pair {
        final int a, b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    @Injected
    private volatile Pair pair = new Pair(0, 0);

    int sum() {
        Pair p = pair;
        return p.a + p.b;
        //     ^^^ warning[null-dereference]: /`p` may be null here\./
    }

    synchronized void set(int a, int b) {
        pair = new Pair(a, b);
    }
}

@interface Injected {}
