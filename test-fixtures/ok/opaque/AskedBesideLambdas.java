//- verdict: verified
//- option: all
//- java-checks: auto
// A function of which no interface is known may be what is called; what the known classes ask of their callers is shown.
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
            job.run();
        } finally {
            lock.unlock();
        }
    }

    void up() {
        with(() -> count++);
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
