//- verdict: failed
//- option: all
// Another class of the file may set the field to null.
class Snapshots {
    static final class Pair {
        final int a, b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }

        static void clear(Snapshots s) {
            s.pair = null;
//          ^^^^^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
        }
    }

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
