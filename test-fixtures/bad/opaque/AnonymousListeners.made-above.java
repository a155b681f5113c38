//- verdict: failed
//- option: all
// The constructor above may call what the class overrides, before the initializers of the class have run.
import foo.Listener;

class AnonymousListeners {
    private int heard;

    synchronized void made() {
        heard = 3;
        Object one = new Listener(1) {
            @Override
            public void on(int event) {
                synchronized (AnonymousListeners.this) {
                    heard = event;
                }
            }
        };
        assert heard == 3 && one != null;
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`heard == 3 && one != null` may not hold here\./
    }

    synchronized int heard() {
        return heard;
    }

    Object early() {
        return new Listener(2) {
            private final int[] counts = new int[2];

            @Override
            public void on(int event) {
                counts[0] = event;
//              ^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`counts` may be null here\./
            }
        };
    }

    void isNone() {
        assert !(new Listener(1) { } instanceof Runnable);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(new Listener\(1\) \{ \.\.\. \} instanceof Runnable\)` may not hold here\./
    }
}
