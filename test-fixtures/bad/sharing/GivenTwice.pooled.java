//- verdict: failed
//- java-checks: auto
// What one thread is given to run. Each mutant gives it to two.
import java.util.concurrent.ExecutorService;

class GivenTwice implements Runnable {
  private int count;

  public void run() {
    count++;
  }

  void begin(boolean isNamed) {
    if (isNamed) new Thread(this, "counter").start();
    else new Thread(this).start();
  }
}

class ByField {
  private int count;
  private final Runnable task = () -> count++;

  void begin() {
    new Thread(task).start();
  }
}

class ByFactory {
  static int count;

  static Runnable task() {
    return () -> count++;
  }

  public static void main(String[] args) {
    Runnable one = task();
    new Thread(one).start();
  }
}

class Pooled implements Runnable {
  private int count;
  //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/
  private final ExecutorService pool;

  Pooled(ExecutorService pool) {
    this.pool = pool;
  }

  public void run() {
    count++;
  }

  void begin() {
    for (int i = 0; i < 3; i++) pool.submit(this);
  }
}
