//- verdict: failed
//- java-checks: auto
// A write under the read lock.
import java.util.*;
import java.util.concurrent.locks.*;

class Locks {
    private final Object lock = new Object();
    private Object unchanged = new Object();
    private final ReentrantLock explicit = new ReentrantLock();
    private final ReadWriteLock sides = new ReentrantReadWriteLock();
    private final List<String> names = new ArrayList<>();
    private int a, b, c, d;
    private static int e;
    private int f;
    private volatile int v;

    void a() { synchronized (lock) { a++; } }
    void b() { synchronized (unchanged) { b++; } }
    void c() { explicit.lock(); try { c++; } finally { explicit.unlock(); } }
    int d() { sides.readLock().lock(); try { return d; } finally { sides.readLock().unlock(); } }
    void d(int n) { sides.writeLock().lock(); try { d = n; } finally { sides.writeLock().unlock(); }
    }
    void wrongD(int n) {
        sides.readLock().lock(); try { d = n; } finally { sides.readLock().unlock(); } }
        //                             ^^^^^ error[race]: /`d` is written here while `sides` is held only for reading, and several threads may hold it so at once; hold its side for writing here/
    void e() { synchronized (Locks.class) { e++; } }
    static synchronized int seen() { return e; }
    synchronized void f() { locked(); }
    private void locked() { f++; }
    synchronized void v() { v++; }
    int seenV() { return v; }
    synchronized void add(String name) { names.add(name); }
    synchronized void print() { for (String name : names) System.out.println(name); }

    class Inner {
        private int x;
        void x() { synchronized (Locks.this) { x++; } }
        int seenX() { synchronized (Locks.this) { return x; } }
    }
}
