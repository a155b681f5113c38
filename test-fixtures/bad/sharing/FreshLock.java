//- verdict: failed
//- option: all
// A lock that is made where it is taken keeps nobody out.
class FreshLock {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void up() {
        synchronized (new Object()) {
            count++;
        }
    }

    void down() {
        synchronized (new Object()) {
            count--;
        }
    }
}
