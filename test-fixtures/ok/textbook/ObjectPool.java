//- verdict: verified
// A pool: a semaphore counts what is free, a monitor guards the list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

@ThreadSafe
class ObjectPool {
    private final Semaphore free = new Semaphore(0);
    @GuardedBy("this") private final List<Object> idle = new ArrayList<>();

    Object take() throws InterruptedException {
        free.acquire();
        synchronized (this) {
            return idle.remove(0);
        }
    }

    void give(Object one) {
        synchronized (this) {
            idle.add(one);
        }
        free.release();
    }
}
