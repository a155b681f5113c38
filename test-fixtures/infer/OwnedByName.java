//- infer: safe modular
//- annotation: env_assumption \old(owner.value) == tid ==> owner.value == tid
//- annotation: unwritable_by_env_if owner.value == tid
// A lock that names the thread that has taken it.
import java.util.concurrent.atomic.AtomicReference;

class OwnedByName {
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private int count;

    void increment() {
        while (!owner.compareAndSet(null, Thread.currentThread())) {
            Thread.yield();
        }
        int before = count;
        count = before + 1;
        assert count == before + 1;
        owner.set(null);
    }
}
