//- verdict: failed
//- option: all
// A new thread asks every inheritable value of its maker's.
class InheritedByThreads extends InheritableThreadLocal<Integer> {
  private static int n;
  @Override protected Integer childValue(Integer v) { synchronized (InheritedByThreads.class) { n++; } return v; }
  static void m() { synchronized (InheritedByThreads.class) { n = 0; Thread t = new Thread(); assert n == 0; } }
  //                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
  static void k() { synchronized (InheritedByThreads.class) { n = 0; Object t = new OwnThread(); assert n == 0; } }
  //                                                                                                    ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
  static void c() { synchronized (InheritedByThreads.class) { n = 0; Object t = new Object(); assert n == 0; } }
}
class OwnThread extends Thread { }
