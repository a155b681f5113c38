//- verdict: verified
// A counter whose every access holds the monitor.
@ThreadSafe
class Counter {
    @GuardedBy("this") private int value;

    synchronized int next() {
        return value++;
    }

    synchronized int get() {
        return value;
    }
}
