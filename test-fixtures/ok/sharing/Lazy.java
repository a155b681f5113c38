//- verdict: verified
//- java-checks: auto
// Double-checked locking as it is right, and a lazy value under a lock.
class Lazy {
    private static volatile Lazy instance;
    private Object value;
    final int size = 5;

    static Lazy get() {
        if (instance == null) {
            synchronized (Lazy.class) {
                if (instance == null) instance = new Lazy();
            }
        }
        return instance;
    }

    synchronized Object value() {
        if (value == null) value = new Object();
        return value;
    }
}
