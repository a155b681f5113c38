//- infer: unsafe
// Two threads may find it free before one of them takes it.
import java.util.concurrent.atomic.AtomicReference;

class OwnedByName {
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private int count;

    void increment() {
        while (owner.get() != null) {
            Thread.yield();
        }
        owner.set(Thread.currentThread());
        int before = count;
        count = before + 1;
        assert count == before + 1;
        owner.set(null);
    }
}
