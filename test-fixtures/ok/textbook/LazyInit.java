//- verdict: verified
// Lazy initialization under the monitor of the class.
@ThreadSafe
class LazyInit {
    @GuardedBy("LazyInit.class") private static Object instance;

    static synchronized Object get() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }
}
