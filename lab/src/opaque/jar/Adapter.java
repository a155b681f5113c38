package jar;

/** A class without a listener's interface that the programs extend. */
public abstract class Adapter {
  protected int size;
  public Adapter() { Jar.keep(this); }
  public abstract void ready();
  public void start() { ready(); Jar.met(); }
  protected void bump() { Jar.met(); }
}
