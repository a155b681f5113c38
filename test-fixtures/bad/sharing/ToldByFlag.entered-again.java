//- verdict: failed
//- java-checks: auto
//- option: all
// The place where the flag is set is come to again: by an interface, by who makes the thread, by a timer, or in another thread.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

interface W01 { void write(int v); }
class A01 implements W01 {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public void write(int v) { data = v; ready = true; }
  public static void main(String[] a) {
    W01 w = new A01();
    new Thread(() -> { w.write(1); w.write(2); }).start();
    while (!ready) {}
    System.out.println(data);
  }
}

class A07 {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static void go() { new Thread(() -> { data = data + 1; ready = true; }).start(); }
  public static void main(String[] a) {
    go(); go();
    while (!ready) {}
    System.out.println(data);
  }
}

class A08 {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public static void main(String[] a) {
    ScheduledExecutorService ex = Executors.newScheduledThreadPool(1);
    ex.scheduleAtFixedRate(() -> { data = data + 1; ready = true; }, 0, 1, TimeUnit.MILLISECONDS);
    while (!ready) {}
    System.out.println(data);
  }
}

class A21 {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static void reader() { new Thread(() -> { while (!ready) {} data = data + 1; }).start(); }
  public static void main(String[] a) {
    reader(); reader();
    new Thread(() -> { data = 42; ready = true; }).start();
  }
}

class A32 {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static class W extends Thread { public void run() { data = data + 1; ready = true; } }
  static W make() { return new W(); }
  public static void main(String[] a) {
    make().start(); make().start();
    while (!ready) {}
    System.out.println(data);
  }
}

class A19 {
  private int data; private volatile boolean ready;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  void start() { new Thread(this::work).start(); }
  private void work() { data = data + 1; ready = true; }
  int get() { return ready ? data : -1; }
  public static void main(String[] a) {
    A19 o = new A19();
    for (int i = 0; i < 2; i++) o.start();
    System.out.println(o.get());
  }
}

class A24 {
  static int data;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  static void go() {
    AtomicBoolean done = new AtomicBoolean();
    new Thread(() -> { data = data + 1; done.set(true); }).start();
    while (!done.get()) {}
    System.out.println(data);
  }
  public static void main(String[] a) {
    new Thread(() -> go()).start();
    go();
  }
}
