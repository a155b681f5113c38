//- infer: safe modular
//- annotation: guarded_by lock.holder == tid
//- annotation: global_invariant 0 <= state
// A class among any number of clients: a final lock protects the state, which is never negative.
class Once {
    private final Object lock = new Object();
    private int state;

    void open() {
        synchronized (lock) {
            if (state == 0) {
                state = 1;
            }
            assert state >= 1;
        }
    }

    int read() {
        synchronized (lock) {
            assert state >= 0;
            return state;
        }
    }
}
