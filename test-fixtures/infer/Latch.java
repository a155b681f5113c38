//- infer: safe modular
// What is written before the count is 0 is seen by whoever has waited for that.
import java.util.concurrent.CountDownLatch;

class Latch {
    static int a;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { a = 1; latch.countDown(); }).start();
        latch.await();
        assert a == 1;
    }
}
