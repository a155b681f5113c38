//- infer: unsafe
// A lock bit, and a counter that has nothing to do with it but offers an easier reason.
import java.util.concurrent.atomic.AtomicInteger;

class LockBitCnt {
    static final AtomicInteger lock = new AtomicInteger();
    static volatile int critical;

    static class Counter extends Thread {
        @Override public void run() {
            int count = 0;
            count++;
            if (count >= 1) {
                while (!lock.compareAndSet(0, 2) && lock.get() != 1) {
                    Thread.yield();
                }
                critical = 1;
                assert critical == 1;
            }
        }
    }

    static class Other extends Thread {
        @Override public void run() {
            while (!lock.compareAndSet(0, 1)) {
                Thread.yield();
            }
            critical = 2;
            assert critical == 2;
        }
    }

    public static void main(String[] args) {
        new Counter().start();
        new Other().start();
    }
}
