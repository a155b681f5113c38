//- verdict: failed
//- java-checks: auto
//- option: all
// What a thread runs, or a method that is called through an interface, is called by hand as well.

interface R02 { int get(); }
class A02 implements R02 {
  private int data; private volatile boolean ready;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  void write() { data = 42; ready = true; }
  public int get() { return data; }
  int safe() { return ready ? get() : 0; }
  public static void main(String[] a) {
    A02 o = new A02(); R02 r = o;
    new Thread(() -> o.write()).start();
    System.out.println(r.get());
    System.out.println(o.safe());
  }
}

class A03 implements Runnable {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public void run() { data = data + 1; ready = true; }
  public static void main(String[] a) {
    A03 w = new A03();
    new Thread(w).start();
    w.run();
    if (ready) System.out.println(data);
  }
}

class A10 implements Runnable {
  static int data; static volatile boolean ready;
  //         ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  public void run() { data = data + 1; }
  public static void main(String[] a) {
    A10 f = new A10();
    new Thread(f).start();
    new Thread(() -> { f.run(); ready = true; }).start();
    while (!ready) {}
    System.out.println(data);
  }
}
