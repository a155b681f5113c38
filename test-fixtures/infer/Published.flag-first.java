//- infer: unsafe
// The flag comes before the value.
class Published {
    private volatile boolean isReady;
    private volatile int value;

    synchronized void publish() {
        if (!isReady) {
            isReady = true;
            value = 42;
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
