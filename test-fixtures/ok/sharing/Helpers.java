//- verdict: verified
//- java-checks: auto
//- option: all
// Methods that others could call, and that are only called here where the lock is held.
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
    public void addLocked(int n) { total += n; }
    public synchronized void add(int n) { addLocked(n); }
    public synchronized int total() { return total; }
}

class HelpersUser {
    private final HelpersSynchronized numbers = new HelpersSynchronized();
    void use() { synchronized (numbers) { numbers.addLocked(2); } }
}
