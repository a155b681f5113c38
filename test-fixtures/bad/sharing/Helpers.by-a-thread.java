//- verdict: failed
//- java-checks: auto
//- option: all
// A thread runs it by a reference, where no lock is held.
class Helpers {
    private int count, last;
    private final Object lock = new Object();

    void bump() { count++; keep(); }
    protected void keep() { last = count; }
    void up() { synchronized (lock) { bump(); } }
    void twice() { synchronized (lock) { bump(); bump(); } }
    int count() { synchronized (lock) { return count + last; } }
}

class HelpersSynchronized {
    private int total;
    //          ^^^^^ error[race]: /`total` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public void addLocked(int n) { total += n; }
    public synchronized void add(int n) { addLocked(n); }
    public synchronized int total() { return total; }
}

class HelpersUser {
    private final HelpersSynchronized numbers = new HelpersSynchronized();
    void use() { synchronized (numbers) { numbers.addLocked(2); new Thread(() -> numbers.addLocked(3)).start(); } }
}
