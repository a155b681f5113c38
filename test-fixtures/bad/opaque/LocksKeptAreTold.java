//- verdict: failed
//- option: all
// The callback leaves a lock taken, and whoever runs it is told.
import com.foo.Hub;
import java.util.concurrent.locks.ReentrantLock;

class LocksKeptAreTold {
    private final ReentrantLock l = new ReentrantLock();

    void register(Hub h) {
        h.add((Runnable) () -> { l.lock(); });
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`h` may be null here\./
    }

    void counts(Hub h) {
        int had = l.getHoldCount();
        h.fire();
//      ^^^^^^^^ warning[null-dereference]: /`h` may be null here\./
        assert had == l.getHoldCount();
        //     ^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`had == l\.getHoldCount\(\)` may not hold here\./
    }

    void asks(Hub h) {
        boolean had = l.isHeldByCurrentThread();
        h.fire();
//      ^^^^^^^^ warning[null-dereference]: /`h` may be null here\./
        assert had == l.isHeldByCurrentThread();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`had == l\.isHeldByCurrentThread\(\)` may not hold here\./
    }
}
