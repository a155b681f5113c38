//- verdict: failed
//- java-checks: auto
// The second look is missing: two threads may both have found none.
class Lazy {
    private static volatile Lazy instance;
    private Object value;
    final int size = 5;

    static Lazy get() {
        if (instance == null) {
            synchronized (Lazy.class) {
                instance = new Lazy();
//              ^^^^^^^^^^^^^^^^^^^^^ error[race]: /`instance` is changed here because of what it was before: another thread may have changed it since/
            }
        }
        return instance;
    }

    synchronized Object value() {
        if (value == null) value = new Object();
        return value;
    }
}
