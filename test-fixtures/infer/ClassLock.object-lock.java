//- infer: unsafe
// The monitor of an object does not protect what belongs to the class.
class ClassLock {
    private static int count;

    synchronized void increment() {
        int before = count;
        count = before + 1;
        assert count == before + 1;
    }

    static synchronized int get() {
        count = count + 1;
        return count;
    }
}
