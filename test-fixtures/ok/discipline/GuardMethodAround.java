//- verdict: verified
//- option: all
// The method that names the lock returns what a method of the object around returns; its own method of that name is another one.
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
            synchronized (outerLock) {
                n++;
            }
        }
    }
}
