//- verdict: failed
//- java-checks: auto
// Double-checked locking without volatile: the first look holds no lock.
class Lazy {
    private static Lazy instance;
    private Object value;
    final int size = 5;

    static Lazy get() {
        if (instance == null) {
        //  ^^^^^^^^ error[race]: /`instance` is read here without holding `Lazy\.class`, which every write of it holds/
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
