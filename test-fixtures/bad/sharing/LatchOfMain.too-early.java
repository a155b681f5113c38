//- verdict: failed
//- option: all
//- java-checks: auto
// A latch that opens too early, is another one, or that not everybody counts down.
import java.util.concurrent.CountDownLatch;

class Early1 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { l.countDown(); r = 5; }).start();
        l.await();
        System.out.println(r);
    }
}
class Early2 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { r = 5; l.countDown(); }).start();
        new Thread(() -> { r = 6; l.countDown(); }).start();
        l.await();
        System.out.println(r);
    }
}
class Early3 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        CountDownLatch m = new CountDownLatch(1);
        new Thread(() -> { r = 5; l.countDown(); }).start();
        new Thread(() -> { m.countDown(); }).start();
        m.await();
        System.out.println(r);
    }
}
class Early4 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { r = 5; });
        t.start();
        new Thread(() -> { l.countDown(); }).start();
        l.await();
        System.out.println(r);
    }
}
class Early5 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { r = 5; l.countDown(); }).start();
        System.out.println(r);
        l.await();
    }
}
class Early6 {
    static int r;
    //         ^ error[race]: /`r` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { r = 5; if (r > 2) return; l.countDown(); }).start();
        new Thread(() -> { r++; l.countDown(); }).start();
        l.await();
    }
}
