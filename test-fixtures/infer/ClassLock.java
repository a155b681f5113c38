//- infer: safe modular
//- annotation: global_invariant 0 <= count
//- annotation: @GuardedBy("ClassLock.class")
// A counter under the monitor of its class, which only the Java annotation can name.
class ClassLock {
    private static int count;

    static synchronized void increment() {
        int before = count;
        count = before + 1;
        assert count == before + 1;
    }

    static synchronized int get() {
        assert count >= 0;
        return count;
    }
}
