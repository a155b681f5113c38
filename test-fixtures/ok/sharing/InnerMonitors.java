//- verdict: verified
//- option: all
//- java-checks: auto
// In an inner class `this` is another object: what it counts outside takes the lock of the outer one.
class InnerMonitors {
  private final Object lock = new Object();
  private int done;

  Runnable task() {
    return new Runnable() {
      @Override
      public void run() {
        synchronized (lock) {
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

class InnerWorkers {
  private int rounds;

  class Worker implements Runnable {
    @Override
    public void run() {
      synchronized (InnerWorkers.this) {
        rounds++;
      }
    }
  }

  synchronized int rounds() {
    return rounds;
  }
}
