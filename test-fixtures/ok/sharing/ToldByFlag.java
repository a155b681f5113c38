//- verdict: verified
// Plain memory that is handed over by a flag: what comes before the write of a volatile happens before what comes after a read that sees
// it (Java Language Specification 17.4.5). Nobody writes the memory again once the flag is set.
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
  volatile boolean v = false;

  public void writer() {
    x = 42;
    v = true;
  }

  public int reader() {
    if (v) return x;
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

// A flag under a lock, which is looked at there, and the memory used outside.
class UnderLock {
  private int data;
  private boolean set;
  private final Object lock = new Object();

  class Putter extends Thread {
    public void run() {
      data = 1;
      synchronized (lock) {
        set = true;
      }
    }
  }

  class Taker extends Thread {
    public void run() {
      boolean isSet;
      synchronized (lock) {
        isSet = set;
      }
      if (isSet) System.out.println(data);
    }
  }

  public static void main(String[] args) {
    UnderLock it = new UnderLock();
    it.new Putter().start();
    it.new Taker().start();
  }
}
