/** A sum under a lock, to which parts of a whole are added; who works out a part relies on callers not to ask for none. */
class Shares {
    private final Object lock = new Object();
    private int sum;

    private int share(int parts) {
        return 12 / parts;
    }

    void split(int parts) {
        if (parts <= 0) return;
        int each = share(parts);
        synchronized (lock) {
            sum = sum + each;
        }
    }

    void half() {
        int each = share(0);
        synchronized (lock) {
            sum = sum + each;
        }
    }
}
