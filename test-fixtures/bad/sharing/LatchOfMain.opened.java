//- verdict: failed
//- option: all
//- java-checks: auto
// A latch that is counted down before the end, by the one who waits, or waits for nothing; a wait with a limit, or not always.
import java.util.concurrent.*;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class G1 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(new G1W(latch)).start();
    latch.await();
    System.out.println(x);
  }
}
class G1W implements Runnable {
  final CountDownLatch latch;
  G1W(CountDownLatch latch) { this.latch = latch; }
  public void run() { done(); G1.x = 1; }
  void done() { latch.countDown(); }
}

class G5 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> { if (args.length == 0) { latch.countDown(); } x = 1; latch.countDown(); }).start();
    latch.await();
    System.out.println(x);
  }
}

class G2 {
  static int x, y;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  //            ^ error[race]: /`y` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(() -> { latch.countDown(); x = 1; latch.countDown(); }).start();
    new Thread(() -> { y = 1; latch.countDown(); }).start();
    latch.await();
    System.out.println(x + y);
  }
}

class G8 {
  static int x, y;
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(new G8W(latch)).start();
    new Thread(new G8W(latch)).start();
    latch.await();
    System.out.println(x);
    //                 ^ error[race]: /`x` is read here without holding `G8W\.class`, which every write of it holds/
  }
}
class G8W implements Runnable {
  final CountDownLatch latch;
  G8W(CountDownLatch latch) { this.latch = latch; }
  public void run() { latch.countDown(); synchronized (G8W.class) { G8.x++; } latch.countDown(); }
}

class G3 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> { x = 1; latch.countDown(); }).start();
    latch.countDown();
    latch.await();
    System.out.println(x);
  }
}

class L3C extends CountDownLatch { L3C() { super(1); } @Override public void await() { } }
class L3 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] a) throws InterruptedException {
    CountDownLatch l = new L3C();
    new Thread(() -> { x = 1; l.countDown(); }).start();
    l.await();
    System.out.println(x);
  }
}

class G6 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> { x = 1; latch.countDown(); }).start();
    if (args.length > 0) latch.await();
    System.out.println(x);
  }
}
class G6G7 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> { x = 1; latch.countDown(); }).start();
    boolean b = latch.await(1, TimeUnit.MILLISECONDS);
    System.out.println(x);
  }
}
