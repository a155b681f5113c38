package jar;

/** A listener that the programs implement. */
public interface Listener {
  void told();
  default void all() { told(); Jar.met(); }
}
