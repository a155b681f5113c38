//- verdict: failed
// What it saw before it gave the lock back need not be true any more when it has it again.
import java.util.concurrent.locks.ReentrantLock;

class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock") private int passes;

    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void poll() {
    //   ^^^^ error[performs]: /`Gate\.poll` does not do what its action says when it returns: `\\old\(passes\) > 0 && passes == \\old\(passes\) - 1` may not hold/
        lock.lock();
        int seen = passes;
        while (seen <= 0) {
            seen = passes;
            lock.unlock();
            lock.lock();
        }
        passes--;
        lock.unlock();
    }
}
