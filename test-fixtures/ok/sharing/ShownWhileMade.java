//- verdict: verified
//- option: all
//- java-checks: auto
// A constructor that lets others have its object when it is made.
class ByField { static volatile ByField last; int v; ByField() { v = 3; last = this; } public static void main(String[] a) { new Thread(() -> { ByField l = last; if (l != null) System.out.println(l.v); }).start(); new ByField(); } }
class StartsItself extends Thread { int v; StartsItself() { v = 42; start(); } public void run() { System.out.println(v); } public static void main(String[] a) { new StartsItself(); } }
class StartsOne { int v; StartsOne() { v = 42; new Thread(() -> System.out.println(v)).start();  } public static void main(String[] a) { new StartsOne(); } }
