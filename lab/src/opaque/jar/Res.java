package jar;

/** Something that is closed. */
public class Res implements AutoCloseable {
  public int number() { Jar.met(); return 1; }
  @Override public void close() { Jar.met(); }
}
