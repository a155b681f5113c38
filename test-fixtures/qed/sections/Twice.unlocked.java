// Two critical sections of one lock, one after the other: what is read of the final field belongs to the section that it is read for.
class Twice {
    private int x;
    private final Object lock = new Object();

    void twice() {
        x++;


        synchronized (lock) {
            x++;
        }
    }
}
