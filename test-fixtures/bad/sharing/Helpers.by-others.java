//- verdict: failed
//- java-checks: auto
//- option: all
// Another class calls it without the lock.
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
    void use() { numbers.addLocked(2); }
}
