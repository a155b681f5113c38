//- infer: safe modular
// The class lock is found after the threads begin: rounds of unfolding number the objects in different ways.
import java.util.concurrent.CountDownLatch;

class LatchClassLock {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { synchronized (LatchClassLock.class) { x = 1; } latch.countDown(); }).start();
        latch.await();
        assert x == 1;
    }
}
