//- verdict: failed
// What is called behind a commit must come to its end without waiting for others.
import java.util.concurrent.atomic.AtomicInteger;

class CallsAfterCommit {
    private final AtomicInteger n = new AtomicInteger();
    private final Object lock = new Object();
    private volatile boolean isOpen;
    private volatile int seen;

    //@ performs (seen) { true }
    void spins() {
        while (!isOpen) {
        }
    }

    //@ performs (seen) { true }
    void locks() {
        synchronized (lock) {
        }
    }

    void holds() {
        synchronized (lock) {
            spins();
        }
    }

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void countsAndSpins() {
        n.incrementAndGet();
        spins();
//      ^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `CallsAfterCommit\.spins`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void countsAndLocks() {
        n.incrementAndGet();
        locks();
//      ^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `CallsAfterCommit\.locks`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
