package jar;

import java.util.*;
import java.util.function.*;

/** Where the programs register what is called back, and ask for values. */
public class Hub {
  public int size;
  public final Cell cell = new Cell();

  public Hub() { Jar.met(); }

  public void add(Object given) { Jar.keep(given); }
  public void fire() { Jar.met(this); }
  public void call(Object given) { Jar.met(given); }
  public void run(Runnable given) { Jar.keep(given); given.run(); Jar.met(); }
  public void tell(Listener given) { Jar.keep(given); given.told(); Jar.met(); }
  public <T> T ask(Supplier<T> given) { Jar.keep(given); T found = given.get(); Jar.met(); return found; }
  public <T> T same(T given) { Jar.met(given); return given; }
  public <T> void each(T given, Consumer<T> step) { Jar.keep(given); step.accept(given); Jar.met(step); }
  public Object last() { Jar.met(); List<Object> kept = Jar.kept(); return Jar.givesNull() || kept.isEmpty() ? null : kept.get(kept.size() - 1); }
  public Object give() { Jar.met(); return Jar.givesNull() ? null : new Object(); }
  public String text() { Jar.met(); return Jar.givesNull() ? null : "a"; }
  public int number() { Jar.met(); return Jar.givesNull() ? 3 : 0; }
  public boolean flag() { Jar.met(); return !Jar.givesNull(); }
  public int[] numbers() { Jar.met(); int[] found = Jar.last(int[].class); return found == null ? new int[2] : found; }
  public Iterable<String> items() { Jar.met(); return new Walk(); }
  public Res open() { Jar.met(); return new Res(); }
  public Hub self() { Jar.met(); return this; }
  public void checked() throws Checked { Jar.met(); if (Jar.givesNull()) throw new Checked(); }
  public void sort(List<String> names, Comparator<String> order) { Jar.keep(order); order.compare("a", "b"); Jar.met(); }
  /** Others have their turn. */
  public void pause() { Seen.pause(); }
  @Override public String toString() { Jar.met(); return "hub"; }
  @Override public boolean equals(Object other) { Jar.met(other); return this == other; }
  @Override public int hashCode() { Jar.met(); return 7; }
}
