//- verdict: failed
// The flag is looked at under another lock.
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
      synchronized (this) {
        isSet = set;
        //      ^^^ error[race]: /`set` is read here without holding `lock`, which every write of it holds/
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
