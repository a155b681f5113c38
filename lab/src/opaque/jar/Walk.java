package jar;

import java.util.*;

/** An iteration that comes back with every step. */
public class Walk implements Iterable<String> {
  @Override public Iterator<String> iterator() {
    Jar.met();
    return new Iterator<>() {
      private int left = 2;
      @Override public boolean hasNext() { Jar.met(); return left > 0; }
      @Override public String next() { Jar.met(); left--; return "a"; }
    };
  }
}
