package jar;

/** State of its own. */
public class Cell {
  public int n;
  public int more() { Jar.met(); return ++n; }
}
