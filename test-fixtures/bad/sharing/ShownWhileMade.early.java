//- verdict: failed
//- option: all
//- java-checks: auto
// A constructor lets others have its object, by a static field or by a thread that it starts, and goes on making it.
class ByField { static volatile ByField last; int v; ByField() { last = this; v = 3; } public static void main(String[] a) { new Thread(() -> { ByField l = last; if (l != null) System.out.println(l.v); }).start(); new ByField(); } }
//                                                ^ error[race]: /`v` may be written by one thread while another one uses it: no lock is held wherever it is used/
class StartsItself extends Thread { int v; StartsItself() { start(); v = 42; } public void run() { System.out.println(v); } }
//                                      ^ error[race]: /`v` may be written by one thread while another one uses it: no lock is held wherever it is used/
class StartsOne { int v; StartsOne() { new Thread(() -> System.out.println(v)).start(); v = 42; } public static void main(String[] a) { new StartsOne(); } }
//                    ^ error[race]: /`v` may be written by one thread while another one uses it: no lock is held wherever it is used/
