//- verdict: failed
// What the library promises of the objects that it makes is not so of objects of the workspace's classes, unless somebody has shown it: else everything about them could be proved.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class LibraryInvariants {
    static class Own implements Condition {
        public void awaitUninterruptibly() { }
        public void await() throws InterruptedException { }
        public boolean await(long time, TimeUnit unit) { return true; }
        public long awaitNanos(long time) { return 0; }
        public void signal() { }
        public void signalAll() { }
        void inside() {
            //@ assert false
            //         ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }

    static class Below extends Own {
        void hasALock() {
            //@ assert lock != null
            //         ^^^^^^^^^^^^ error[assertion]: /`lock != null` may not hold here\./
        }
    }

    static volatile Condition shared;

    static void handedOut() {
        Own own = new Own();
        shared = own;
        //@ assert false
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    static void anonymous() {
        shared = new Own() {
            public void signal() { }
        };
        //@ assert false
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    static class OfNothing extends ReentrantReadWriteLock.ReadLock {
        OfNothing() {
            super(null);
        }
    }

    static abstract class Middle extends ReentrantReadWriteLock.WriteLock {
        //@ modifies \nothing
        Middle(ReentrantReadWriteLock of) {
            super(of);
        }
    }

    static class Bottom extends Middle {
        Bottom() {
            super(null);
        }
    }
}
