//- infer: unsafe
// A lock that only says that it is taken.
import java.util.concurrent.atomic.AtomicInteger;

class LockBit {
    static final AtomicInteger lock = new AtomicInteger();
    static volatile int critical;

    static class Worker extends Thread {
        private final int id;

        Worker(int id) {
            this.id = id;
        }

        @Override public void run() {
            while (lock.get() != 0) {
                Thread.yield();
            }
            lock.set(1);
            critical = id;
            assert critical == id;
        }
    }

    public static void main(String[] args) {
        new Worker(1).start();
        new Worker(2).start();
    }
}
