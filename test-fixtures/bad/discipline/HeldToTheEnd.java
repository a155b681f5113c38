//- verdict: failed
// Read while another thread may hold the lock and be writing: the run ends with the lock held.
class HeldToTheEnd {
    private final Object lock = new Object();
    /*@ writable_if lock.holder == tid */ private int n;

    void set() {
        synchronized (lock) {
            n = 1;
        }
    }

    int get() {
        return n;
        //     ^ error[race]: /`n` is read here while another thread may be writing it: it is only protected while `lock\.holder == tid`/
    }
}
