//- verdict: failed
// The semaphore lets several threads in: it does not guard the list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

@ThreadSafe
class ObjectPool {
    private final Semaphore free = new Semaphore(0);
    private final List<Object> idle = new ArrayList<>();

    Object take() throws InterruptedException {
        free.acquire();
        return idle.remove(0);
        //     ^^^^^^^^^^^^^^ error[race]: /`the contents of idle` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }

    void give(Object one) {
        idle.add(one);
//      ^^^^^^^^^^^^^ error[race]: /`the contents of idle` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
        free.release();
    }
}
