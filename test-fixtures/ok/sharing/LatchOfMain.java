//- verdict: verified
//- option: all
//- java-checks: auto
// `main` waits at a latch for threads without a name; and a lock in a local of `main`, which runs once, protects what outlives it.
import java.util.concurrent.CountDownLatch;

class Latch {
    static int r;
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { r = 5; l.countDown(); }).start();
        l.await();
        System.out.println(r);
    }
}
class Latch2 {
    static int s;
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch m = new CountDownLatch(2);
        new Thread(() -> { try { synchronized (m) { s += 5; } } finally { m.countDown(); } }).start();
        Thread t = new Thread(() -> { synchronized (m) { s += 5; } m.countDown(); });
        t.start();
        m.await();
        System.out.println(s);
    }
}
class LatchInHelper {
    static int r;
    static void work(CountDownLatch l) {
        r = 5;
        l.countDown();
    }
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> work(l));
        t.start();
        l.await();
        System.out.println(r);
    }
}
class LockOfMain {
    static int s;
    public static void main(String[] args) throws InterruptedException {
        Object m = new Object();
        Thread a = new Thread(() -> { synchronized (m) { s += 5; } });
        Thread t = new Thread(() -> { synchronized (m) { s += 5; } });
        t.start(); a.start(); t.join(); a.join();
        System.out.println(s);
    }
}
