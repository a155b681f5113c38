//- verdict: failed
//- java-checks: auto
//- option: all
// Two numbers that bound each other. Each mutant lets both threads look before either changes.
import java.util.concurrent.atomic.AtomicInteger;

class Bounds {
  private final AtomicInteger lower = new AtomicInteger();
  private final AtomicInteger upper = new AtomicInteger(10);
  private volatile int first;
  private volatile int last = 10;

  synchronized void setLower(int i) {
    if (i > upper.get()) throw new IllegalArgumentException();
    lower.set(i);
  }

  void setUpper(int i) {
    synchronized (this) {
      if (i >= lower.get()) upper.set(i);
    }
  }

  void setFirst(int i) {
    if (i <= last) first = i;
    //             ^^^^^^^^^ error[race]: /`first` is changed here because of what `last` was before, and that may be changed meanwhile because of what `first` was: two threads may both look before either changes anything; protect the two by one lock/
  }

  synchronized void setLast(int i) {
    if (i < first) return;
    last = i;
  }

  boolean contains(int i) {
    return i >= lower.get() && i <= upper.get();
  }
}

// One bounds the other, which nothing bounds.
class OneWay {
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger limit = new AtomicInteger();

  void raise() {
    limit.incrementAndGet();
  }

  boolean mayTake() {
    return taken.get() < limit.get();
  }
}
