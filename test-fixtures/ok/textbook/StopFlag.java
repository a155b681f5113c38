//- verdict: verified
// A volatile flag that another thread sets.
@ThreadSafe
class StopFlag {
    private volatile boolean stopped;

    void stop() {
        stopped = true;
    }

    void work() {
        while (!stopped) {
            Thread.yield();
        }
    }
}
