//- verdict: failed
//- java-checks: auto
//- option: all
// A class below makes it what others may call without the lock.
class Helpers {
    private int count, last;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/
    //                 ^^^^ error[race]: /`last` may be written by one thread while another one uses it: no lock is held wherever it is used/
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

class HelpersBelow extends Helpers {
    @Override void bump() { super.bump(); }
    void now() { bump(); }
}

class HelpersUser {
    private final HelpersSynchronized numbers = new HelpersSynchronized();
    void use() { synchronized (numbers) { numbers.addLocked(2); } }
}
