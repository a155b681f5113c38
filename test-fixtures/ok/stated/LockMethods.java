//- verdict: verified
// Guards that call methods which only return a lock, guards of several locks, and guards that overrides inherit.

class LockMethods {
    private final Object monitor = new Object();
    private final Object other = new Object();

    Object lock() { return monitor; }
    private Object alsoLock() { return lock(); }
    static Object ofClass() { return LockMethods.class; }
    Object self() { return LockMethods.this; }

    @GuardedBy("lock()") private int a;
    @GuardedBy("this.alsoLock()") private int b;
    @GuardedBy("LockMethods.ofClass()") private static int c;
    @GuardedBy("self()") private int d;
    @GuardedBy({"monitor", "other"}) private int e;

    void all() {
        synchronized (monitor) {
            a++;
            b++;
            locked();
            synchronized (other) { e++; }
        }
        synchronized (LockMethods.class) { c++; }
        synchronized (this) { d++; }
    }

    @GuardedBy("lock()") void locked() { a++; }

    class Inner {
        @GuardedBy("lock()") int x;
        void writes() { synchronized (monitor) { x++; } }
    }
}

interface Task {
    @GuardedBy("this") void run(@NonNull Object input);
}

class Counting implements Task {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    public void run(Object input) { n += input.hashCode(); }
    static void runs(Task one) {
        if (one != null) synchronized (one) { one.run("input"); }
    }
}
