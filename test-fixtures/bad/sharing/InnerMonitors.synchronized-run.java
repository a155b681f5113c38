//- verdict: failed
//- option: all
//- java-checks: auto
// A `synchronized` method of an inner class takes the monitor of the inner object.
class InnerWorkers {
  private int rounds;
  //          ^^^^^^ error[race]: /`rounds` may be written by one thread while another one uses it: no lock is held wherever it is used/

  class Worker implements Runnable {
    @Override
    public synchronized void run() {
      rounds++;
    }
  }

  synchronized int rounds() {
    return rounds;
  }
}
