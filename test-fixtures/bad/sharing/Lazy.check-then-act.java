//- verdict: failed
//- java-checks: auto
// A lazy value without its lock: two threads may both find none.
class Lazy {
    private static volatile Lazy instance;
    private Object value;
    //             ^^^^^ error[race]: /`value` may be written by one thread while another one uses it: no lock is held wherever it is used/
    final int size = 5;

    static Lazy get() {
        if (instance == null) {
            synchronized (Lazy.class) {
                if (instance == null) instance = new Lazy();
            }
        }
        return instance;
    }

    Object value() {
        if (value == null) value = new Object();
        return value;
    }
}
