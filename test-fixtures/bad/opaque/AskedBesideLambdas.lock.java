//- verdict: failed
//- option: all
//- java-checks: auto
// The lock with which a function begins is owed where it is run, also where another function may be run there.
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

class AskedBesideLambdas {
    interface Job {
        void run();
    }

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    private void with(Job job) {
        lock.lock();
        try {
            drop();
            job.run();
        } finally {
            lock.lock();
            lock.unlock();
        }
    }

    private void drop() {
        lock.unlock();
    }

    void up() {
        with(() -> count++);
//      ^^^^^^^^^^^^^^^^^^^ error[precondition]: /`AskedBesideLambdas\.up\.lambda\$1` requires `AskedBesideLambdas\.this\.lock\.owner == tid`, which may not hold at this call\./
    }

    void look() {
        lock.lock();
        try {
            int before = count;
            assert before == count;
        } finally {
            lock.unlock();
        }
    }
}
