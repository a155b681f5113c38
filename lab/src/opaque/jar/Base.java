package jar;

/** A class that the programs extend: it calls what they override, from its constructor on, and has overloads of what they declare. */
public class Base {
  protected int size;
  public int level;

  public Base() { Jar.met(this); hook(); }

  public void hook() { }
  public void step() { Jar.met(); hook(); }
  public void put(int value) { Jar.met(); }
  public void put(Integer value) { Jar.met(); }
  public void take(String value) { Jar.met(); }
  protected void bump() { Jar.met(); }
  public int level() { Jar.met(); return 3; }
}
