//- verdict: unsupported
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
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `lock\(\)` \(`lock\(\)` must only return a field, `this` or a class\), which is not understood/
        //                       ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        void inc() {
            synchronized (innerLock) {
                n++;
            }
        }
    }
}
