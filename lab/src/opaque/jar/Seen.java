package jar;

/** Which claims of the program have failed in this run. In what is checked these are assertions. */
public final class Seen {
  private static long failed;
  private static volatile boolean isOver;
  private static volatile int steps;

  private Seen() { }

  /** Begins a run; `mode` as `Jar` has it. */
  public static void begin(int mode) { Jar.begin(mode); }

  /** As `assert` with assertions enabled. */
  public static void claim(int number, boolean holds) {
    if (holds) return;
    synchronized (Seen.class) { failed |= 1L << number; }
    throw new AssertionError(number);
  }

  public static synchronized long failed() { return failed; }

  /** A thread that does this again and again until the run is over. */
  public static Thread beside(Runnable step) {
    Thread thread = new Thread(() -> {
      while (!isOver) {
        try { step.run(); } catch (Throwable thrown) { }
        steps++;
        Thread.yield();
      }
    });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Until other threads had their turn, a few milliseconds at most. */
  public static void pause() {
    int before = steps;
    for (int times = 0; times < 6 && steps - before < 2; times++) {
      try { Thread.sleep(1); } catch (InterruptedException e) { return; }
    }
  }

  public static void over() { isOver = true; }
}
