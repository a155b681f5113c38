//- verdict: failed
//- option: all
//- java-checks: auto
// Started by itself as well, handed on, joined not always, and a `main` that is called; a lock of `main` that locks nothing.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

class A1 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(new A1W());
    t.start();
    t.join();
    Thread u = new Thread(new A1W());
    u.start();
    u.join();
  }
}
class A1W implements Runnable {
  A1W() { new Thread(this).start(); }
  public void run() { A1.x++; }
}

class A17 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static final ExecutorService pool = Executors.newFixedThreadPool(2);
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(new A17W());
    t.start();
    t.join();
    Thread u = new Thread(new A17W());
    u.start();
    u.join();
    x++;
  }
}
class A17W implements Runnable {
  boolean again = true;
  public void run() { A17.x++; if (again) { again = false; A17.pool.execute(this); } }
}

class A6 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(new A6W());
    t.start();
    here: {
      if (args.length > 0) break here;
      t.join();
    }
    Thread u = new Thread(new A6W());
    u.start();
    u.join();
  }
}
class A6W implements Runnable {
  public void run() { A6.x++; }
}

class A7 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(new A7W());
    t.start();
    try {
      if (args.length > 0) throw new IllegalStateException();
      t.join();
    } catch (IllegalStateException e) {
    }
    Thread u = new Thread(new A7W());
    u.start();
    u.join();
  }
}
class A7W implements Runnable {
  public void run() { A7.x++; }
}

class A5 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> { x++; });
    t.start();
    if (args.length == 0) main(new String[1]);
    t.join();
    Thread u = new Thread(() -> { x++; });
    u.start();
    u.join();
  }
}

class A4 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t = new Thread(() -> { synchronized (lock) { x++; } });
    Thread u = new Thread(() -> { synchronized (lock) { x++; } });
    t.start();
    u.start();
    if (args.length > 0) main(new String[0]);
    t.join();
    u.join();
  }
}

class A15 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static final Thread a = new Thread(() -> A15.main(null)), b = new Thread(() -> A15.main(null));
  public static void main(String[] args) {
    Object lock = new Object();
    synchronized (lock) { x++; }
    if (args != null) { a.start(); b.start(); }
  }
}

class A3 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static void main() throws InterruptedException {
    Thread t = new Thread(new A3W());
    t.start();
    t.join();
    Thread u = new Thread(new A3W());
    u.start();
    u.join();
  }
}
class A3W implements Runnable {
  public void run() { A3.x++; }
}
class A3L implements Runnable {
  public void run() { try { A3.main(); } catch (InterruptedException e) { } }
  public static void go() {
    new Thread(new A3L()).start();
    new Thread(new A3L()).start();
  }
}

class L4E extends ReentrantLock { @Override public void lock() { } @Override public void unlock() { } }
class L4 {
  static int x;
  //         ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] a) throws InterruptedException {
    ReentrantLock l = new L4E();
    Thread t = new Thread(() -> { l.lock(); x++; l.unlock(); });
    Thread u = new Thread(() -> { l.lock(); x++; l.unlock(); });
    t.start(); u.start();
  }
}
