//- infer: unsafe
// A class among any number of clients: a final lock protects the state, which is never negative.
class Once {
    private final Object lock = new Object();
    private int state;

    void open() {
        if (state == 0) {
            state = -1;
        }
        assert state < 0;
    }

    int read() {
        synchronized (lock) {
            assert state >= 0;
            return state;
        }
    }
}
