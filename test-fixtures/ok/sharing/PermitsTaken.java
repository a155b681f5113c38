//- verdict: verified
//- java-checks: auto
// Whoever was told that a permit is taken has taken it: to give it back later rests on nothing that others may have changed.
import java.util.concurrent.atomic.AtomicInteger;

class Permits {
    private final AtomicInteger free = new AtomicInteger(2);

    boolean tryAcquire() {
        int seen;
        do {
            seen = free.get();
            if (seen == 0) return false;
        } while (!free.compareAndSet(seen, seen - 1));
        return true;
    }

    void release() {
        free.incrementAndGet();
    }
}

class Worker {
    private final Permits permits;
    private volatile String last;

    Worker(Permits permits) {
        this.permits = permits;
    }

    void work(String what) {
        if (!permits.tryAcquire()) return;
        try {
            last = what;
        } finally {
            permits.release();
        }
    }
}
