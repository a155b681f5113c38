//- verdict: failed
//- java-checks: auto
//- option: all
// A method that is called in between gives the lock up.
import java.util.concurrent.locks.ReentrantLock;

class Helpers {
    private int count, last;
    private final ReentrantLock lock = new ReentrantLock();

    void bump() { count++; keep(); }
    protected void keep() { last = count; }
    private void pause() { lock.unlock(); }
    void up() { lock.lock(); pause(); bump(); lock.lock(); lock.unlock(); }
    //                                ^^^^^^ error[precondition]: /`Helpers\.bump` requires `Helpers\.this\.lock\.owner == tid`, which may not hold at this call\./
    void twice() { lock.lock(); bump(); bump(); lock.unlock(); }
    int count() {
        lock.lock();
        int seen = count + last;
        lock.unlock();
        return seen;
    }
}

class HelpersSynchronized {
    private int total;
    public void addLocked(int n) { total += n; }
    public synchronized void add(int n) { addLocked(n); }
    public synchronized int total() { return total; }
}

class HelpersUser {
    private final HelpersSynchronized numbers = new HelpersSynchronized();
    void use() { synchronized (numbers) { numbers.addLocked(2); } }
}
