package jar;

import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.*;

/**
 * What every piece of this "jar" does: it keeps whatever it is given, and with every call it comes back into all that it keeps, changes the arrays, cells and collections among it, and may throw. It names no class of the
 * programs, holds no lock of theirs and uses no reflection: it is as bad as code without source may be, and no worse. The checker never sees it.
 * Neighbours: `Hub.java` and the others are what the programs name; `Seen.java` notes which claims fail.
 */
final class Jar {
  private static final List<Object> KEPT = new ArrayList<>();
  private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);
  /** Of the run: bit 0: it gives null; bit 1: it comes back twice; bit 2: it throws behind its callbacks; bit 3: before them. */
  private static int mode;
  private static int calls;
  /** Calls that do not throw yet. */
  private static int patience;
  private static boolean isMeeting;

  private Jar() { }

  static synchronized void begin(int given) {
    mode = given & 15;
    patience = given >> 4;
    isMeeting = true;
  }

  static boolean givesNull() { return (mode & 1) != 0; }

  static synchronized void keep(Object... given) {
    for (Object one : given) if (one != null && one != given) {
      boolean isKnown = false;
      for (Object other : KEPT) isKnown |= other == one;
      if (!isKnown) KEPT.add(one);
    }
  }

  static synchronized List<Object> kept() { return new ArrayList<>(KEPT); }

  /** The last that it was given of a class. */
  static synchronized <T> T last(Class<T> type) {
    for (int index = KEPT.size() - 1; index >= 0; index--) if (type.isInstance(KEPT.get(index))) return type.cast(KEPT.get(index));
    return null;
  }

  /** What a call of any of its methods does. */
  static void met(Object... given) {
    keep(given);
    if (!isMeeting || DEPTH.get() > 1) return;
    DEPTH.set(DEPTH.get() + 1);
    try {
      boolean isThrowing = calls++ >= patience;
      if (isThrowing && (mode & 8) != 0) throw new Oops();
      for (int times = (mode & 2) != 0 ? 2 : 1; times > 0; times--) for (Object one : kept()) backInto(one);
      if (isThrowing && (mode & 4) != 0) throw new Oops();
    } finally {
      DEPTH.set(DEPTH.get() - 1);
    }
  }

  @SuppressWarnings({ "unchecked", "rawtypes" })
  private static void backInto(Object one) {
    try {
      if (one instanceof Base) ((Base) one).hook();
      if (one instanceof Listener) ((Listener) one).told();
      if (one instanceof Adapter) ((Adapter) one).ready();
      if (one instanceof Runnable) ((Runnable) one).run();
      if (one instanceof Callable) ((Callable) one).call();
      if (one instanceof Supplier) ((Supplier) one).get();
      if (one instanceof Consumer) ((Consumer) one).accept(new Cell());
      if (one instanceof Function) ((Function) one).apply("a");
      if (one instanceof Predicate) ((Predicate) one).test("a");
      if (one instanceof UnaryOperator) ((UnaryOperator) one).apply("a");
      if (one instanceof Comparator) ((Comparator) one).compare("a", "b");
      if (one instanceof Comparable) ((Comparable) one).compareTo(one);
      if (one instanceof Iterator) { if (((Iterator) one).hasNext()) ((Iterator) one).next(); }
      if (one instanceof Iterable && !(one instanceof Collection) && !(one instanceof Walk)) for (Object each : (Iterable) one) keep(each);
      if (one instanceof CharSequence) ((CharSequence) one).length();
      if (one instanceof AutoCloseable && !(one instanceof Res)) ((AutoCloseable) one).close();
      if (one instanceof int[]) for (int index = 0; index < ((int[]) one).length; index++) ((int[]) one)[index]++;
      if (one instanceof boolean[]) for (int index = 0; index < ((boolean[]) one).length; index++) ((boolean[]) one)[index] ^= true;
      if (one instanceof Object[]) Arrays.fill((Object[]) one, null);
      if (one instanceof Cell) ((Cell) one).n++;
      if (one instanceof AtomicInteger) ((AtomicInteger) one).incrementAndGet();
      if (one instanceof Collection) ((Collection) one).clear();
      if (one instanceof Map) ((Map) one).clear();
      if (!(one instanceof Hub)) { one.toString(); one.hashCode(); one.equals("a"); }
    } catch (ClassCastException | UnsupportedOperationException e) {
      // It is of another type than this guesses, or cannot be changed.
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Exception e) {
      throw new Oops();
    }
  }
}
