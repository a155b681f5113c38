//- verdict: failed
//- option: all
// Who reads the object from a stream finds null in a transient field.
class Snapshots implements java.io.Serializable {
    static final class Pair {
        final int a, b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    private transient volatile Pair pair = new Pair(0, 0);

    int sum() {
        Pair p = pair;
        return p.a + p.b;
        //     ^^^ warning[null-dereference]: /`p` may be null here\./
    }

    synchronized void set(int a, int b) {
        pair = new Pair(a, b);
    }
}
