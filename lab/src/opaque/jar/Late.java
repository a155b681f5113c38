package jar;

/** Its initializer comes back. */
public class Late {
  public static int number = number();
  private static int number() { try { Jar.met(); } catch (RuntimeException e) { } return 3; }
  public static void go() { Jar.met(); }
}
