//- verdict: failed
//- option: all
//- java-checks: auto
// Who says which lock a method wants has said nothing of values: what this thread alone could bring about is not reported.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import javax.annotation.concurrent.GuardedBy;

class GuardedHelpers {
    private final ReentrantLock lock = new ReentrantLock();
    private final Supplier<String> factory;
    @GuardedBy("lock") private final Deque<String> idle = new ArrayDeque<>();

    GuardedHelpers(Supplier<String> factory) {
        this.factory = factory;
    }

    String get() {
        lock.tryLock();
        try {
            return open() == 0 ? factory.get() : idle.removeFirst();
            //     ^^^^^^ error[precondition]: /`GuardedHelpers\.open` requires `lock\.owner == tid`, which may not hold at this call\./
        } finally {
            lock.unlock();
        }
    }

    @GuardedBy("lock") private int open() {
        return idle.size();
    }
}
