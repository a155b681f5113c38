//- infer: safe modular
//- annotation: unwritable_by_env_if holder == tid
//- annotation: env_assumption \old(isReady) ==> isReady
//- annotation: global_invariant isReady ==> value == 42
// A value is written before the flag that says that it is there.
class Published {
    private volatile boolean isReady;
    private volatile int value;

    synchronized void publish() {
        if (!isReady) {
            value = 42;
            isReady = true;
        }
    }

    int read() {
        while (!isReady) {
            Thread.yield();
        }
        int seen = value;
        assert seen == 42;
        return seen;
    }
}
