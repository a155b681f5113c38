//- infer: unsafe
// The latch waits for one of two threads only.
import java.util.concurrent.CountDownLatch;

class Latch {
    static int a;
    static int b;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { a = 1; latch.countDown(); }).start();
        new Thread(() -> { b = 1; latch.countDown(); }).start();
        latch.await();
        assert a + b == 2;
    }
}
