//- verdict: failed
//- option: all
// The method that names the lock returns what a method of the object around returns, which has the same name as one of its own.
import javax.annotation.concurrent.GuardedBy;

class GuardMethodAround {
    final Object outerLock = new Object();
    Object mine() { return outerLock; }

    class Inner {
        final Object innerLock = new Object();
        final Object mine() { return innerLock; }
        final Object lock() { return GuardMethodAround.this.mine(); }
        @GuardedBy("lock()") int n;
        void inc() {
            synchronized (innerLock) {
                n++;
//              ^ error[access-discipline]: /`n` is read here although `lock\(\)\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            }
        }
    }
}
