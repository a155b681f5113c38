//- verdict: failed
// A static initializer runs in the thread that first uses the class, with whatever monitors it holds.
class C1 {
  static final Object L = new Object();
  /*@ guarded_by C1.L.holder == tid */ static int x;
  static void f() {
    Object l = L;
    if (l == null) return;
    synchronized (L) { x = 1; int t = C1b.y; /*@ assert x == 1 */ }
  }
}
class C1b {
  static int y;
  //         ^ information[unguarded-field]: /`y` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  static { synchronized (C1.L) { C1.x = 7; } y = 3; }
  //                             ^^^^^^^^ error[modifies]: /this step \(it writes `C1\.x`\) is not allowed in a static initializer: it runs wherever the class is first used, and there only its own static fields may change/
}
