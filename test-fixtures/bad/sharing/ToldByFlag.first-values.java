//- verdict: failed
//- java-checks: auto
//- option: all
// The flag may be set from the beginning: a constructor leaves it as it is, or shows the object first.

class A06 {
  private int data; private volatile boolean busy;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  A06() { }
  A06(boolean b) { busy = true; }
  void write() { data = 42; busy = false; }
  int read() { return busy ? 0 : data; }
  public static void main(String[] a) {
    A06 o = new A06();
    new Thread(() -> o.write()).start();
    System.out.println(o.read());
  }
}

class A12 {
  private int data; private volatile boolean busy;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  A12() {
    new Thread(() -> { if (!busy) System.out.println(data); }).start();
    busy = true;
  }
  void write() { data = 42; busy = false; }
  public static void main(String[] a) {
    A12 o = new A12();
    o.write();
  }
}

class A17 {
  private int data; private volatile boolean busy;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  A17(int n) { if (n > 0) busy = true; }
  void write() { data = 42; busy = false; }
  int read() { return busy ? 0 : data; }
  public static void main(String[] a) {
    A17 o = new A17(0);
    new Thread(() -> o.write()).start();
    System.out.println(o.read());
  }
}
