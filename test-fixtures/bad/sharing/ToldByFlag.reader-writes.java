//- verdict: failed
// Anybody may call the reader, and it writes.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

class ToldByFlag {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread writer = new Thread(() -> {
      data = 42;
      ready = true;
    });
    writer.start();
    while (!ready) {
      Thread.onSpinWait();
    }
    System.out.println(data);
  }
}

// The example of the FAQ of JSR 133.
class VolatileExample {
  int x = 0;
  //  ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  volatile boolean v = false;

  public void writer() {
    x = 42;
    v = true;
  }

  public int reader() {
    if (v) return x++;
    return -1;
  }
}

// A number as a flag; whoever has waited for it goes on writing.
class Numbered {
  static final class Cell {
    int value;
  }

  static volatile int state;

  public static void main(String[] args) throws InterruptedException {
    Cell cell = new Cell();
    Thread filler = new Thread(() -> {
      cell.value = 1;
      state = 1;
    });
    filler.start();
    while (state == 0) {
    }
    cell.value = cell.value + 9;
    filler.join();
  }
}

// An atomic flag that the functions have captured.
class ByAtomic {
  static long sum;

  public static void main(String[] args) {
    AtomicBoolean done = new AtomicBoolean();
    new Thread(() -> {
      for (int i = 0; i < 10; i++) sum += i;
      done.set(true);
    }).start();
    new Thread(() -> {
      if (!done.get()) return;
      System.out.println(sum);
    }).start();
  }
}

// The work is done by helpers on both sides.
class Loader implements Runnable {
  private final List<String> lines = new ArrayList<>();
  private int count;
  private volatile boolean isLoaded;

  void start() {
    new Thread(this).start();
  }

  public void run() {
    fill();
    isLoaded = true;
  }

  private void fill() {
    lines.add("a");
    count = lines.size();
  }

  int size() {
    return isLoaded && count > 0 ? inList() : 0;
  }

  private int inList() {
    return lines.size();
  }
}

// A flag that is set to begin with, and taken down.
class Busy {
  static int result;
  static volatile boolean busy = true;

  public static void main(String[] args) {
    new Thread(() -> {
      result = 7;
      busy = false;
    }).start();
    while (busy) Thread.onSpinWait();
    System.out.println(result);
  }
}
