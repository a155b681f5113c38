// Two critical sections of one lock, one after the other: what is read of the final field belongs to the section that it is read for.
class Twice {
    private int x;
    private Object lock = new Object();

    void set(Object other) {
        lock = other;
    }

    void twice() {
        synchronized (lock) {
            x++;
        }
        synchronized (lock) {
            x++;
        }
    }
}
