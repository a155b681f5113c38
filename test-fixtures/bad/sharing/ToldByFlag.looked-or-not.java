//- verdict: failed
// What the local says is not what the flag said.
class UnderLock {
  private int data;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
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
      isSet = !isSet;
      if (isSet) System.out.println(data);
    }
  }

  public static void main(String[] args) {
    UnderLock it = new UnderLock();
    it.new Putter().start();
    it.new Taker().start();
  }
}
