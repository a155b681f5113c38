//- verdict: failed
// Classes of the workspace that extend the library's locks or implement its interfaces: what the library promises of its own objects is shown of theirs, too.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class UserLocks {
    static class Counting extends ReentrantLock {
        /*@ guarded_by this.owner == tid */ private int taken;

        void enter() {
            lock();
            taken = taken + 1;
        }

        static void once() {
            Counting counting = new Counting();
            counting.enter();
            counting.unlock();
        }
    }

    static class Reading extends ReentrantReadWriteLock.ReadLock {
        //@ requires of != null
        Reading(ReentrantReadWriteLock of) {
            super(of);
        }

        void read() {
            unlock();
//          ^^^^^^^^ error[precondition]: /`ReentrantReadWriteLock\.ReadLock\.unlock` requires `of\.readers\[tid\] > 0`, which may not hold at this call\./
            lock();
        }
    }

    static class Pair implements ReadWriteLock {
        private final Lock one = new ReentrantLock();

        public Lock readLock() {
            return one;
        }

        public Lock writeLock() {
            return one;
        }

        static void make() {
            new Thread(new Holder(new Pair())).start();
        }
    }

    static class Holder implements Runnable {
        private final Object held;

        Holder(Object held) {
            this.held = held;
        }

        public void run() { }
    }

    static class Never implements Condition {
        //@ ghost int asked

        public void awaitUninterruptibly() { }
        public void await() throws InterruptedException {
            throw new InterruptedException();
        }
        public boolean await(long time, TimeUnit unit) {
            return false;
        }
        public long awaitNanos(long time) {
            return 0;
        }
        public void signal() { }
        public void signalAll() { }

        static void make() {
            Never never = new Never();
            new Thread(new Holder(never)).start();
            never.signal();
        }
    }
}
