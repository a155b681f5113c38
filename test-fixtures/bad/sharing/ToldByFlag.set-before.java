//- verdict: failed
// The flag is set under the lock before the memory is written.
class UnderLock {
  private int data;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  private boolean set;
  private final Object lock = new Object();

  class Putter extends Thread {
    public void run() {
      synchronized (lock) {
        set = true;
      }
      data = 1;
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
