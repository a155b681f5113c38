//- verdict: failed
// What the library runs of the workspace may wait for a lock, or never come to an end: not behind a commit point.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

class LibraryRunsWaiters {
    private volatile int x;

    static class Key {
        public synchronized int hashCode() { return 1; }
    }
    static class Locked {
        private final ReentrantLock lock = new ReentrantLock();
        public String toString() {
            lock.lock();
            lock.unlock();
            return "";
        }
    }
    static class Endless extends RuntimeException {
        public Throwable fillInStackTrace() {
            while (true) { }
        }
    }

    //@ performs (x) { x == 1 }
    void hashed(Set<Object> set) {
        //@ assume set != null
        x = 1;
        set.contains("a");
//      ^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsWaiters\.hashed` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `contains`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `set\.contains\("a"\);`/
    }

    //@ performs (x) { x == 1 }
    void printed(Locked o) {
        x = 1;
        System.out.println(o);
//      ^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsWaiters\.printed` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `println`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `System\.out\.println\(o\);`/
    }

    //@ performs (x) { x == 1 }
    void made() {
        x = 1;
        new Endless();
//      ^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsWaiters\.made` goes on after its action: another thread may run before this loop, which may run forever\. So it must say where the action is; it verifies with `//@ witness 1` before `new Endless\(\);`/
    }
}
