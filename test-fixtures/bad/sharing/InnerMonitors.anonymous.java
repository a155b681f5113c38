//- verdict: failed
//- option: all
//- java-checks: auto
// In an anonymous class `this` is the object of that class, so its monitor keeps nobody else out.
class InnerMonitors {
  private final Object lock = new Object();
  private int done;
  //          ^^^^ error[race]: /`done` may be written by one thread while another one uses it: no lock is held wherever it is used/

  Runnable task() {
    return new Runnable() {
      @Override
      public void run() {
        synchronized (this) {
          done++;
        }
      }
    };
  }

  int done() {
    synchronized (lock) {
      return done;
    }
  }
}
