//- verdict: failed
//- java-checks: auto
// Whoever was told that there is a permit has not taken it yet: others may take it meanwhile.
import java.util.concurrent.atomic.AtomicInteger;

class Permits {
    private final AtomicInteger free = new AtomicInteger(2);

    boolean isFree() {
        return free.get() > 0;
    }

    void take() {
        free.decrementAndGet();
    }
}

class Worker {
    private final Permits permits;
    private volatile String last;

    Worker(Permits permits) {
        this.permits = permits;
    }

    void work(String what) {
        if (!permits.isFree()) return;
        permits.take();
//      ^^^^^^^^^^^^^^ error[race]: /`free` is changed here because of what it was before: another thread may have changed it since/
        last = what;
    }
}
