//- verdict: failed
// That one method of the library calls another one is how its model is written: Java goes past what a subclass overrides.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ModelsCallThemselves extends ReentrantLock {
    static final ReentrantLock OUTER = new ReentrantLock();
    //@ guarded_by OUTER.owner == tid
    static int n;

    public void lock() {
        OUTER.lock();
        super.lock();
    }

    //@ requires owner == tid
    public void unlock() {
        super.unlock();
        if (OUTER.isHeldByCurrentThread()) OUTER.unlock();
    }

    static void up() throws InterruptedException {
        ModelsCallThemselves it = new ModelsCallThemselves();
        it.lockInterruptibly();
        try {
            n++;
//          ^ error[access-discipline]: /`n` is read here although `OUTER\.owner == tid` may hold for another thread, which then relies on nobody else using it/
        } finally {
            it.unlock();
        }
    }
}

class Pool extends Semaphore {
    private volatile int taken;

    Pool() {
        super(1);
    }

    //@ requires k >= 0
    public void acquireUninterruptibly(int k) {
        super.acquireUninterruptibly(k);
        taken = 1;
    }

    //@ ensures \result == 1
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Pool\.use` may return although `\\result == 1` does not hold/
    static int use() {
    //         ^^^ hint[missing-modifies]: /`Pool\.use` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Pool p = new Pool();
        p.acquireUninterruptibly();
        return p.taken;
    }

    //@ requires k >= 0
    public void release(int k) {
        super.release(k);
        taken = 2;
    }

    //@ ensures \result == 2
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Pool\.giveBack` may return although `\\result == 2` does not hold/
    static int giveBack() {
    //         ^^^^^^^^ hint[missing-modifies]: /`Pool\.giveBack` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Pool p = new Pool();
        p.release();
        return p.taken;
    }
}

class Tried extends ReentrantLock {
    private volatile int tries;

    public boolean tryLock() {
        tries = 1;
        return super.tryLock();
    }

    //@ ensures \result == 1
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Tried\.use` may return although `\\result == 1` does not hold/
    static int use() throws InterruptedException {
    //         ^^^ hint[missing-modifies]: /`Tried\.use` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Tried t = new Tried();
        t.tryLock(1, TimeUnit.SECONDS);
        return t.tries;
    }
}

class Writing extends ReentrantReadWriteLock.WriteLock {
    private volatile int locked;

    Writing(/*@ non_null */ ReentrantReadWriteLock of) {
        super(of);
    }

    public void lock() {
        super.lock();
        locked = 1;
    }

    //@ ensures \result == 1
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Writing\.use` may return although `\\result == 1` does not hold/
    static int use(/*@ non_null */ ReentrantReadWriteLock of) {
    //         ^^^ hint[missing-modifies]: /`Writing\.use` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Writing w = new Writing(of);
        return w.tryLock() ? w.locked : 1;
    }
}
