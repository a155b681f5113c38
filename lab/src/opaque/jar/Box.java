package jar;

import java.util.function.*;

/** Something that holds something. */
public class Box<T> {
  public T held;

  public Box(T held) { this.held = held; Jar.met(held); }

  public T get() { Jar.met(); return held; }
  public T any() { return held; }
  public void set(T held) { Jar.met(held); this.held = held; }
  public void each(Consumer<T> step) { step.accept(held); Jar.met(step); }
  public <R> R map(Function<T, R> step) { R found = step.apply(held); Jar.met(step); return found; }
}
